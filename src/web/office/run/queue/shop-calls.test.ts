import { afterEach, expect, test, vi } from "vitest";
import { postReport } from "./shop-calls.ts";

afterEach(() => vi.unstubAllGlobals());

/** The result of a report for this reply of the network. */
function postTo(answer: () => Promise<Response>) {
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=token" });
  vi.stubGlobal("fetch", answer);
  const at = "2026-11-24T04:00:00.000Z";
  const facts = { id: "report-1", userId: "rider", runId: "run_1", orderId: "order-1", at, nth: 0 };
  return postReport({ ...facts, refusal: "", kind: "set out" });
}

test("only the shop can refuse a report: without a reply, or with one of a captive portal, it waits", async () => {
  expect(await postTo(() => Promise.reject(new Error("offline")))).toEqual({
    is: "later",
    why: "unreachable",
  });
  expect(await postTo(async () => new Response("<h1>Welcome to our Wi-Fi</h1>"))).toEqual({
    is: "later",
    why: "unreachable",
  });
  expect(await postTo(async () => new Response("", { status: 502 }))).toEqual({
    is: "later",
    why: "failing",
  });
  const refused = Response.json({ success: false, message: "It was cancelled." }, { status: 409 });
  expect(await postTo(async () => refused)).toEqual({ is: "refused", message: "It was cancelled." });
  const signedOut = Response.json({ success: false, message: "Please sign in first." }, { status: 401 });
  expect(await postTo(async () => signedOut)).toEqual({ is: "later", why: "signed out" });
});

test("only the refusal of another person's report means that somebody else is signed in", async () => {
  const refusedFor = (code: string) => async () =>
    Response.json({ success: false, code, message: "No." }, { status: 403 });
  expect(await postTo(refusedFor("not-your-move"))).toEqual({ is: "later", why: "another person" });
  expect(await postTo(refusedFor("csrf"))).toEqual({ is: "later", why: "signed out" });
});
