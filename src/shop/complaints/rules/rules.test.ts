import { expect, test } from "vitest";
import { fileKind } from "../../basics/file-kind.ts";
import { answersTo } from "./complaint-lifecycle.ts";
import { complainUntil, mayComplain, settleBy } from "./complaint-window.ts";
import { ticketOf } from "./ticket.ts";

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

test("a complaint is taken for four hours after the delivery, to the millisecond, over midnight and leap day", () => {
  for (const at of ["2026-11-21T16:00:00Z", "2028-02-28T20:00:00Z", "2028-02-29T18:29:59Z"]) {
    const delivered = new Date(at);
    const last = complainUntil(delivered);
    expect(last.getTime() - delivered.getTime()).toBe(4 * 3_600_000);
    expect(mayComplain(delivered, delivered)).toBe(true);
    expect(mayComplain(delivered, last)).toBe(true);
    expect(mayComplain(delivered, new Date(last.getTime() + 1))).toBe(false);
  }
  expect(mayComplain(null, new Date())).toBe(false);
});

test.each([
  ["during the day, at the same time tomorrow", "2026-11-21T09:40", "2026-11-22T09:40"],
  ["before work begins, when it ends", "2026-11-21T06:00", "2026-11-21T21:00"],
  ["when work begins, when it ends", "2026-11-21T09:00", "2026-11-21T21:00"],
  ["in the last minute, a minute before work ends tomorrow", "2026-11-21T20:59", "2026-11-22T20:59"],
  ["at night, when work ends tomorrow", "2026-12-31T23:30", "2027-01-01T21:00"],
])("a complaint is due after twelve working hours: %s", (_, at, due) => {
  expect(settleBy(new Date(`${at}:00+05:30`)).toISOString()).toBe(new Date(`${due}:00+05:30`).toISOString());
});

test("an answered complaint can still be settled or declined; what has ended stays as it is", () => {
  expect(answersTo("open")).toEqual(["answered", "settled", "refused"]);
  expect(answersTo("answered")).toEqual(["settled", "refused"]);
  for (const end of ["settled", "refused", "withdrawn"] as const) expect(answersTo(end)).toEqual([]);
});

test("a ticket can be read out", () => {
  expect(ticketOf("cmp_3F8K0Z7M2Q9XW4TD")).toBe("C-2Q9X-W4TD");
});
