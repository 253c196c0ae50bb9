import { afterEach, expect, test, vi } from "vitest";
import { sendPhoto } from "./send-photo.ts";

afterEach(() => vi.unstubAllGlobals());

const photo = new File(["a photo"], "asha.jpg", { type: "image/jpeg" });
const send = (signal = new AbortController().signal) => sendPhoto(photo, { onProgress: () => {}, signal });

/** A browser whose uploads get this reply. Returns what it has sent. */
function browserWith(status: number, reply: object, cookie = "XSRF-TOKEN=pair") {
  const sent: unknown[] = [];
  class Upload {
    upload = {};
    status = status;
    responseText = JSON.stringify(reply);
    onload = () => {};
    open() {}
    setRequestHeader() {}
    send(body: unknown) {
      sent.push(body);
      this.onload();
    }
  }
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  return sent;
}

test("a photo that arrives can be placed", async () => {
  const stored = { id: "ph_1", width: 900, height: 600 };
  browserWith(200, { success: true, message: "", data: stored });
  expect(await send()).toEqual({ ok: true, photo: stored });
});

test.each([
  [422, false],
  [413, false],
  [401, true],
  [403, true],
  [429, true],
  [503, true],
])("after a refusal with %i, sending the same photo again is offered: %s", async (status, isUnreachable) => {
  browserWith(status, { success: false, code: "x", message: "Said by the shop." });
  expect(await send()).toEqual({ ok: false, message: "Said by the shop.", isUnreachable, status });
});

test("a shopper who is offline before anything was sent is told so, and may try again", async () => {
  const sent = browserWith(200, {}, "");
  expect(await send()).toMatchObject({ ok: false, isUnreachable: true });
  expect(sent).toEqual([]);
});

test("a photo that is cancelled at once is not sent", async () => {
  const sent = browserWith(200, {});
  expect(await send(AbortSignal.abort())).toMatchObject({ ok: false });
  expect(sent).toEqual([]);
});

test.each([
  ["IMG_0042.HEIC", "", "“IMG_0042.HEIC” is a HEIC photo, and this browser cannot open it."],
  ["menu.pdf", "application/pdf", "We cannot open “menu.pdf” as a photo."],
])("a file that cannot be read is not sent, and its kind is named: %s", async (name, type, words) => {
  const sent = browserWith(200, {});
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "InvalidStateError")));
  const file = new File(["bytes"], name, { type });
  const reply = await sendPhoto(file, { onProgress: () => {}, signal: new AbortController().signal });
  expect(reply).toMatchObject({ ok: false, isUnreachable: false, message: expect.stringContaining(words) });
  expect(reply.ok ? "" : reply.message).toMatch(/\bJPEG\b/);
  expect(sent).toEqual([]);
});

test("a GIF is refused, although the browser could draw its first picture", async () => {
  const sent = browserWith(200, {});
  const openBitmap = vi.fn();
  vi.stubGlobal("createImageBitmap", openBitmap);
  const file = new File(["GIF89a"], "cat.gif", { type: "image/gif" });
  const reply = await sendPhoto(file, { onProgress: () => {}, signal: new AbortController().signal });
  expect(reply).toMatchObject({ ok: false, message: expect.stringContaining("“cat.gif” is a GIF") });
  expect([openBitmap.mock.calls, sent]).toEqual([[], []]);
});

const large = (header: string) => [Buffer.from(header, "latin1"), new Uint8Array(16 * 2 ** 20)];
const AVIF = "\0\0\0\x14ftypavis\0\0\0\0avif";

test.each([
  ["WebP", "image/webp", large("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02")],
  ["PNG", "image/png", large("\x89PNG\r\n\x1a\n\0\0\0\0acTLcrc!")],
  ["AVIF", "image/avif", large(AVIF)],
  ["AVIF without a type", "", [AVIF]],
])("an animation that the browser would have to draw anew is refused: %s", async (_kind, type, parts) => {
  const sent = browserWith(200, {});
  const openBitmap = vi.fn();
  vi.stubGlobal("createImageBitmap", openBitmap);
  const file = new File(parts, "party", { type });
  const reply = await sendPhoto(file, { onProgress: () => {}, signal: new AbortController().signal });
  expect(reply).toMatchObject({ ok: false, isUnreachable: false, message: expect.stringContaining("moves") });
  expect([openBitmap.mock.calls, sent]).toEqual([[], []]);
});

test("an AVIF is sent as it is, so that the shop sees whether it moves", async () => {
  const sent = browserWith(200, { success: true, message: "", data: { id: "ph_1", width: 9, height: 9 } });
  const file = new File([AVIF], "cat.avif", { type: "image/avif" });
  await sendPhoto(file, { onProgress: () => {}, signal: new AbortController().signal });
  expect(sent).toEqual([file]);
});
