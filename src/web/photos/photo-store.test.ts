import { expect, test, vi } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import {
  parsePhotos,
  readPhotos,
  removeCartPhotos,
  removeOrderedPhotos,
  skusWithPhotos,
  storePhotos,
  subscribe,
} from "./photo-store.ts";

const storage = textInMemory();
vi.stubGlobal("localStorage", storage);

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

test("ordered photos are removed, those of other products stay", () => {
  storePhotos("PPHOTO", [photo]);
  storePhotos("PMUG", [{ ...photo, id: "ph_2" }]);
  removeOrderedPhotos(["ph_1"]);
  expect([readPhotos("PPHOTO"), readPhotos("PMUG")]).toEqual([[], [{ ...photo, id: "ph_2" }]]);
  removeOrderedPhotos(["ph_2"]);
});

test("the photo of a cake in the cart stays when its page's is ordered, and leaves with the cake", () => {
  storePhotos("PHOTO10", [photo]);
  for (const key of ["PHOTO10#1", "PHOTO10#2", "PHOTO100#1"]) storePhotos(key, [photo]);
  removeOrderedPhotos(["ph_1"]);
  expect([readPhotos("PHOTO10"), readPhotos("PHOTO10#1")]).toEqual([[], [photo]]);
  expect(skusWithPhotos()).toEqual(["PHOTO10", "PHOTO10", "PHOTO100"]);
  removeCartPhotos(["PHOTO10"]);
  expect([readPhotos("PHOTO10#1"), readPhotos("PHOTO10#2")]).toEqual([[], []]);
  expect(readPhotos("PHOTO100#1")).toEqual([photo]);
  removeCartPhotos(["PHOTO100"]);
});

test("once a sign-out has removed the photos from the browser, the page shows none", () => {
  storePhotos("PPHOTO", [photo]);
  storage.removeItem("printPhotos");
  expect(readPhotos("PPHOTO")).toEqual([]);
});

test("a page that is shown again after a sign-out elsewhere shows no photo of the previous customer", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  storePhotos("PPHOTO", [photo]);
  let shown = readPhotos("PPHOTO");
  const stop = subscribe(() => {
    shown = readPhotos("PPHOTO");
  });
  storage.removeItem("printPhotos");
  page.dispatchEvent(new Event("pageshow"));
  expect(shown).toEqual([]);
  stop();
});

test("photos that the browser refuses to store live as long as the page", () => {
  const refusal = vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storePhotos("PPHOTO", [photo]);
  expect(readPhotos("PPHOTO")).toEqual([photo]);
  refusal.mockRestore();
  storePhotos("PPHOTO", []);
  expect(readPhotos("PPHOTO")).toEqual([]);
});

test("stored data that is not a placed photo is dropped", () => {
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
