import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["a JPEG", "\xff\xd8\xff\xe0\x00\x10JFIF", "photo"],
  ["a PNG", "\x89PNG\r\n\x1a\n\x00\x00", "photo"],
  ["a WebP", "RIFF\x24\x00\x00\x00WEBPVP8 ", "photo"],
  ["an AVIF", "\x00\x00\x00\x20ftypavif", "photo"],
  ["an MP4 of an Android phone", "\x00\x00\x00\x18ftypmp42", "video/mp4"],
  ["a 3GP", "\x00\x00\x00\x18ftyp3gp5", "video/mp4"],
  ["a film of an iPhone", "\x00\x00\x00\x14ftypqt  ", "video/quicktime"],
  [
    "a WebM",
    "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm",
    "video/webm",
  ],
  ["a Matroska film", "\x1aE\xdf\xa3\xa3B\x82\x88matroska", null],
  ["a HEIC photo, which browsers can't show", "\x00\x00\x00\x18ftypheic", null],
  ["a drawing that may hold scripts", "<svg xmlns='http://www.w3.org/2000/svg'>", null],
  ["a page", "<!doctype html><script>alert(1)</script>", null],
  ["a WAV, which begins as a WebP does", "RIFF\x24\x00\x00\x00WAVEfmt ", null],
  ["a PDF", "%PDF-1.7", null],
  ["a program", "MZ\x90\x00\x03", null],
  ["an animated GIF", "GIF89a", null],
  ["nothing", "", null],
])("what a file is, its first bytes say: %s", (_, text, kind) => {
  expect(fileKind(bytes(text))).toBe(kind);
});
