import fc from "fast-check";
import { expect, test } from "vitest";
import { PHOTO_PRINTS } from "../../catalogue/rules/photo-prints.ts";
import {
  centredCrop,
  dpiOf,
  isInside,
  movedCrop,
  type PhotoCrop,
  printQuality,
  turnedCrop,
  zoomedCrop,
} from "./photo-crop.ts";

/** Smallest sides in pixels with 100 and with 150 dpi, by the width of the print in mm, worked out by hand. */
const LIMITS = [
  [60, 237, 355],
  [80, 315, 473],
  [120, 473, 709],
  [160, 630, 945],
  [180, 709, 1063],
  [190, 749, 1123],
  [254, 1000, 1500],
] as const;

test("a photo prints from 100 dots per inch, and sharply from 150", () => {
  for (const [mm, least, sharp] of LIMITS) {
    const verdicts = [1, least - 1, least, least + 1, sharp - 1, sharp, sharp + 1, 4000];
    expect(verdicts.map((side) => [mm, side, printQuality(dpiOf(side, mm))])).toEqual([
      [mm, 1, "too small"],
      [mm, least - 1, "too small"],
      [mm, least, "soft"],
      [mm, least + 1, "soft"],
      [mm, sharp - 1, "soft"],
      [mm, sharp, "sharp"],
      [mm, sharp + 1, "sharp"],
      [mm, 4000, "sharp"],
    ]);
  }
});

test("a larger cake takes a larger print, and none is larger than a sheet", () => {
  const { widthMm } = PHOTO_PRINTS["cake top"];
  expect(["0.5 kg", "1 kg", "1.5 kg", "2 kg", "4 kg", "Set of 2"].map(widthMm)).toEqual([
    120, 160, 180, 190, 190, 160,
  ]);
});

const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const step = fc.oneof(
  fc.record({ right: fc.integer({ min: -5000, max: 5000 }), down: fc.integer({ min: -5000, max: 5000 }) }),
  fc.record({ side: fc.double({ min: -10, max: 9000, noNaN: true }) }),
  fc.constant("turn" as const),
);

test("however it is moved, zoomed and turned, the crop stays inside the photo", () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 20 }), (photo, steps) => {
      const placed = steps.reduce<PhotoCrop>(
        (crop, step) => {
          if (step === "turn") return turnedCrop(crop, photo);
          if ("side" in step) return zoomedCrop(crop, photo, step.side);
          return movedCrop(crop, photo, step.right, step.down);
        },
        centredCrop(photo, "round"),
      );
      return isInside(placed, photo);
    }),
  );
});

test("four quarter turns show the same part again", () => {
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 4000 }), (photo, side) => {
      const crop = movedCrop(zoomedCrop(centredCrop(photo, "heart"), photo, side), photo, 37, -11);
      const turned = [1, 2, 3, 4].reduce((turning) => turnedCrop(turning, photo), crop);
      expect(turned).toEqual(crop);
    }),
  );
});

test("a crop that reaches beyond the photo, or is not a square of whole pixels, is invalid", () => {
  const photo = { width: 1000, height: 600 };
  const crop = { shape: "round" as const, turns: 0, x: 400, y: 0, side: 600 };
  expect(isInside(crop, photo)).toBe(true);
  for (const change of [
    { x: 401 },
    { y: 1 },
    { x: -1 },
    { side: 0 },
    { side: 599.5 },
    { turns: 4 },
    { turns: 1 },
  ])
    expect(isInside({ ...crop, ...change }, photo)).toBe(false);
});
