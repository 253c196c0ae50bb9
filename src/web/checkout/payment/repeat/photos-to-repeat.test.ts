import { expect, test, vi } from "vitest";
import { textInMemory } from "../../../../../tests/support/text-in-memory.ts";
import { storePhotos } from "../../../photos/photo-store.ts";
import { photosToRepeat } from "./photos-to-repeat.ts";

vi.stubGlobal("localStorage", textInMemory());

const cakes = [
  { sku: "PHOTO10", name: "Photo Cake", photoPrint: "cake top" },
  { sku: "MUG", name: "Photo Mug", photoPrint: "mug" },
  { sku: "TRUF10", name: "Truffle", photoPrint: null },
];
const photo = {
  ...{ id: "ph_1", width: 900, height: 600, shape: "heart" as const },
  ...{ turns: 0, x: 300, y: 0, side: 600, mayUse: true as const },
};

test("a repeated product that is printed with a photo needs one again, unless this browser has it", () => {
  expect(photosToRepeat(cakes, ["PHOTO10", "TRUF10"])).toEqual(["Photo Cake"]);
  storePhotos("PHOTO10#1", [photo]);
  expect(photosToRepeat(cakes, ["PHOTO10", "MUG"])).toEqual(["Photo Mug"]);
});
