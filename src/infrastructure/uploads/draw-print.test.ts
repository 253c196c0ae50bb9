import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPrint } from "./draw-print.ts";

const WIDTH = 300;
const HEIGHT = 200;

/** A photo of fine detail, as it is stored, and its exact pixels. */
async function fineDetail() {
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  const photo = await sharp(randomBytes(WIDTH * HEIGHT), { raw })
    .blur(1)
    .toColourspace("srgb")
    .webp({ quality: 90 })
    .toBuffer();
  return { photo, exact: await sharp(photo).png().toBuffer() };
}

const greys = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();

test.each([0, 1, 2, 3])("a print has the detail of the photo after %i quarter turns", async (turns) => {
  const { photo, exact } = await fineDetail();
  const crop = { turns, x: 40, y: 30, side: 150 };
  const print = await drawPrint(photo, { ...crop, outline: "M0 0H100V100H0Z" }, crop.side);
  const turned = await sharp(exact)
    .rotate(turns * 90)
    .png()
    .toBuffer();
  const expected = await sharp(turned)
    .extract({ left: crop.x, top: crop.y, width: crop.side, height: crop.side })
    .png()
    .toBuffer();
  const [printed, wanted] = [await greys(print ?? Buffer.alloc(0)), await greys(expected)];
  const difference = printed.reduce((sum, grey, at) => sum + Math.abs(grey - (wanted[at] ?? 0)), 0);
  expect(difference / printed.length).toBeLessThan(2);
});
