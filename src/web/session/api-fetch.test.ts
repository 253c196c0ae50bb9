import { afterEach, expect, test, vi } from "vitest";
import { ChangedCartReply } from "../../contract/cart.ts";
import { PincodeReply } from "../../contract/delivery.ts";
import { MeReply } from "../../contract/me.ts";
import { CreatedOrderReply } from "../../contract/payment.ts";
import { RewardsReply } from "../../contract/rewards.ts";
import { apiFetch } from "./api-fetch.ts";
import { retryDelay } from "./retry-delay.ts";

afterEach(() => vi.unstubAllGlobals());

function browserWith(
  cookie: string,
  answer: (path: string, init?: RequestInit) => Response | Promise<Response>,
) {
  const page = { cookie };
  vi.stubGlobal("document", page);
  const calls: { path: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    calls.push({ path, init });
    return answer(path, init);
  });
  return { page, calls };
}

test("the first change of a visit fetches the CSRF cookie, and sends it along", async () => {
  const { page, calls } = browserWith("theme=dark", (path) => {
    if (path === "/api/me") page.cookie = "theme=dark; XSRF-TOKEN=pair";
    return Response.json({ success: true, message: "OK", data: ["[]"] });
  });
  const reply = await apiFetch("/api/user/addTocart", {
    reply: ChangedCartReply,
    body: { email: "asha@example.com" },
  });
  expect(reply).toEqual({ ok: true, data: ["[]"], message: "OK" });
  expect(calls.map(({ path }) => path)).toEqual(["/api/me", "/api/user/addTocart"]);
  expect(calls[1]?.init).toMatchObject({ method: "POST", headers: { "x-xsrf-token": "pair" } });
});

test("a refusal comes back as a value, with its fresh figures", async () => {
  browserWith("XSRF-TOKEN=pair", () =>
    Response.json(
      { success: false, code: "price-changed", message: "The price has changed.", data: { total: 650 } },
      { status: 409 },
    ),
  );
  expect(await apiFetch("/api/payment/create-order", { reply: CreatedOrderReply, body: {} })).toMatchObject({
    ok: false,
    status: 409,
    code: "price-changed",
    data: { total: 650 },
  });
});

test("a pincode that is not served is a refusal, though its status is 200", async () => {
  browserWith("", () =>
    Response.json({ success: false, message: "Delivery not available for this pincode." }),
  );
  expect(await apiFetch("/api/delivery/999999", { reply: PincodeReply })).toMatchObject({
    ok: false,
    message: "Delivery not available for this pincode.",
  });
});

test("a field of a wrong type in a refusal does not hide the others", async () => {
  browserWith("", () =>
    Response.json({ success: "no", code: 7, message: "Too many tries.", issues: "none" }, { status: 429 }),
  );
  expect(await apiFetch("/api/me", { reply: MeReply })).toMatchObject({
    ...{ ok: false, status: 429, code: "unknown", message: "Too many tries.", issues: [] },
  });
});

test("an unreachable shop and a reply that is not JSON are failures with a code", async () => {
  browserWith("", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await apiFetch("/api/me", { reply: MeReply })).toMatchObject({
    ok: false,
    status: 0,
    code: "unreachable",
  });
  browserWith("", () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await apiFetch("/api/me", { reply: MeReply })).toMatchObject({
    ok: false,
    status: 502,
    code: "unknown",
  });
});

const asha = {
  ...{
    signedIn: true,
    userId: "u1",
    email: "asha@example.com",
    name: "Asha",
    firstName: "Asha",
    phone: null,
  },
  ...{ coins: 50, cartCount: 0, hosted: null },
};

test("fields that a newer server adds to a reply are dropped", async () => {
  browserWith("", () =>
    Response.json({ success: true, message: "OK", data: { ...asha, roles: [], age: 9 } }),
  );
  const reply = await apiFetch("/api/me", { reply: MeReply });
  expect(reply).toEqual({ ok: true, message: "OK", data: { ...asha, roles: [] } });
});

test("a user with an unknown role stays signed in, as a customer", async () => {
  browserWith("", () =>
    Response.json({ success: true, message: "OK", data: { ...asha, roles: ["florist"] } }),
  );
  const reply = await apiFetch("/api/me", { reply: MeReply });
  expect(reply).toMatchObject({ ok: true, data: { email: "asha@example.com", roles: [] } });
});

test("a code that a page only compares or shows may be one that it does not know", async () => {
  const entry = { amount: 5, balance: 5, reason: "festival", orderId: null, at: "2026-11-22T10:00:00.000Z" };
  const data = {
    coins: 5,
    entries: [entry],
    referral: { code: "ASHA", link: "https://shop.example/r/ASHA" },
  };
  browserWith("", () => Response.json({ success: true, message: "OK", data }));
  expect(await apiFetch("/api/rewards", { reply: RewardsReply })).toMatchObject({ ok: true, data });
});

test("a reply that the page can't use is a failure with a code and a sentence", async () => {
  browserWith("", () => Response.json({ success: true, message: "OK", data: { ...asha, coins: "many" } }));
  expect(await apiFetch("/api/me", { reply: MeReply })).toMatchObject({
    ok: false,
    status: 200,
    code: "reply-not-understood",
    message: "This page is older than the shop. Please reload it to see where things stand.",
  });
});

test("retries wait 125 ms, doubling, with up to 25% jitter", () => {
  expect([1, 2, 3, 4, 5].map((failures) => retryDelay(failures, () => 0.5))).toEqual([
    125, 250, 500, 1000, 2000,
  ]);
  expect(retryDelay(1, () => 0)).toBe(93.75);
  expect(retryDelay(1, () => 1)).toBe(156.25);
});
