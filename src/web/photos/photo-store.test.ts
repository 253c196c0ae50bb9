import { expect, test, vi } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { parsePhotos, readPhotos, storePhotos } from "./photo-store.ts";

vi.stubGlobal("localStorage", textInMemory());

const photo = {
  ...{ id: "ph_1", width: 900, height: 600, shape: "heart" as const },
  ...{ turns: 0, x: 300, y: 0, side: 600, mayUse: true as const },
};

test("a photo stays with its product until it is removed", () => {
  storePhotos("PPHOTO", [photo]);
  storePhotos("PMUG", [photo]);
  expect(readPhotos("PPHOTO")).toEqual([photo]);
  storePhotos("PPHOTO", []);
  expect([readPhotos("PPHOTO"), readPhotos("PMUG")]).toEqual([[], [photo]]);
});

test("stored data that is no placed photo is dropped", () => {
  const broken = [
    { ...photo, mayUse: false },
    { ...photo, x: 301 },
    { ...photo, id: 7 },
    null,
    "photo",
    photo,
  ];
  expect(parsePhotos(JSON.stringify({ PPHOTO: broken, PMUG: "none" }))).toEqual({
    PPHOTO: [photo],
    PMUG: [],
  });
  for (const text of ["", "{", "7", "null"]) expect(parsePhotos(text)).toEqual({});
});
