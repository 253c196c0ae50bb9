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
  expect(await send()).toEqual({ ok: false, message: "Said by the shop.", isUnreachable });
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
