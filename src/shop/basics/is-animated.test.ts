import { expect, test } from "vitest";
import { isAnimated } from "./is-animated.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const PNG = "\x89PNG\r\n\x1a\n";
const chunk = (name: string, data: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return `${length.toString("latin1")}${name}${data}crc!`;
};
const webp = (flags: string) => `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${flags}`;

test.each([
  ["PNG", `${PNG}${chunk("IHDR", "size")}${chunk("acTL", "frames")}${chunk("IDAT", "")}`, true],
  [
    "PNG, after a long profile",
    `${PNG}${chunk("iCCP", "x".repeat(90_000))}${chunk("acTL", "")}${chunk("IDAT", "")}`,
    true,
  ],
  ["PNG that names it in a text", `${PNG}${chunk("tEXt", "acTL")}${chunk("IDAT", "acTL")}`, false],
  ["PNG without a picture", PNG, false],
  ["WebP", webp("\x12"), true],
  ["WebP with a transparent ground", webp("\x10"), false],
  ["AVIF", "\0\0\0\x18ftypavis\0\0\0\0avifmif1", true],
  ["AVIF that begins as a still", "\0\0\0\x18ftypavif\0\0\0\0mif1avis", true],
  ["AVIF without an animation", "\0\0\0\x18ftypavif\0\0\0\0mif1miafavis", false],
  ["JPEG", "\xff\xd8\xff\xe0acTL", false],
  ["nothing", "", false],
])("animated: %s", (_name, text, isMoving) => {
  expect(isAnimated(bytes(text))).toBe(isMoving);
});
