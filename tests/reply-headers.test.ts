import { describe, expect, test } from "vitest";
import type { Answered, Sent, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor(
  (opened) => {
    shop = opened;
  },
  { hasContent: true },
);

const send = (call: Sent) => shop.visitor().send(call);
const pick = ({ headers }: Answered, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));

const OF_PAGES = [
  ...["cache-control", "content-security-policy", "x-content-type-options", "x-frame-options"],
  ...["referrer-policy", "cross-origin-opener-policy", "permissions-policy"],
];
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe.each(["/", "/AllCakes", "/cake/TRUF05", "/terms", "/AllCakes.data"])("the public page %s", (url) => {
  test("has the same headers for GET, HEAD, compressed, and unchanged since the last visit", async () => {
    const first = await send({ method: "GET", url });
    const names = [...OF_PAGES, "etag", "vary"];
    const expected = pick(first, names);
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=0/);
    expect([first.headers.vary, `${first.headers.etag}`.slice(0, 3)]).toEqual(["accept-encoding", 'W/"']);
    const head = await send({ method: "HEAD", url });
    expect([head.status, head.text, head.headers["content-length"], head.headers["content-type"]]).toEqual([
      ...[200, "", first.headers["content-length"], first.headers["content-type"]],
    ]);
    expect(pick(head, names)).toEqual(expected);
    await expect
      .poll(async () => {
        const compressed = await send({ method: "HEAD", url, headers: { "accept-encoding": "br" } });
        expect(pick(compressed, names)).toEqual(expected);
        return compressed.headers["content-encoding"];
      })
      .toBe("br");
    for (const method of ["GET", "HEAD"]) {
      for (const encoding of ["br", "identity"]) {
        const etag = String(first.headers.etag);
        const headers = { "if-none-match": `"other", ${etag}`, "accept-encoding": encoding };
        const unchanged = await send({ method, url, headers });
        expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
        expect(unchanged.headers["content-encoding"]).toBeUndefined();
        expect(pick(unchanged, names)).toEqual(expected);
      }
    }
  });
});

test.each([
  ["/account/orders", 302],
  ["/payment/TRUF05", 302],
  ["/no/such/page", 404],
  ["/cake/NO-SUCH-CAKE", 404],
  ["/accounts", 200],
])("%s answers %i: no cache may keep it, and it has a page's security headers", async (url, status) => {
  for (const method of ["GET", "HEAD"]) {
    const reply = await send({ method, url });
    expect([method, reply.status]).toEqual([method, status]);
    expect(reply.headers["cache-control"]).toMatch(/no-store/);
    expect(reply.headers.etag).toBeUndefined();
    for (const name of OF_PAGES) expect([name, typeof reply.headers[name]]).toEqual([name, "string"]);
    if (status === 302)
      expect(reply.headers["content-security-policy"]).not.toMatch(/script-src[^;]*sha256-/);
  }
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

test.each<[string, number, Sent]>([
  ["a method that pages do not know", 405, { method: "PUT", url: "/", body: "x" }],
  [
    "a form of another site",
    403,
    {
      method: "POST",
      url: "/newsletter",
      body: "email=a",
      headers: { ...FORM, origin: "https://evil.example" },
    },
  ],
  [
    "a form that is too large",
    413,
    { method: "POST", url: "/track", body: "a".repeat(2 ** 20 + 1), headers: FORM },
  ],
  ["a missing script", 404, { method: "GET", url: "/assets/none.js" }],
  ["a missing picture", 404, { method: "GET", url: "/pictures/none.avif" }],
  ["a missing sitemap", 404, { method: "GET", url: "/sitemap-none-1.xml" }],
  ["an unknown call", 404, { method: "GET", url: "/api/none" }],
  [
    "a call that is not allowed",
    401,
    { method: "POST", url: "/api/payment/create-order", body: {}, headers: { "x-xsrf-token": null } },
  ],
  ["a call that is answered", 200, { method: "GET", url: "/api/me" }],
  ["the check of health", 200, { method: "GET", url: "/healthz" }],
])("%s: the reply cannot be kept, framed, or run as a page", async (_what, status, call) => {
  const reply = await send(call);
  expect(reply.status).toBe(status);
  expect(reply.headers["content-type"]).toMatch(/^(text\/plain|application\/json)/);
  expect(reply.headers["cache-control"]).toMatch(/no-store/);
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  expect(reply.headers["content-security-policy"]).toBe(NOTHING);
  expect(reply.headers.etag).toBeUndefined();
});

test("the sitemap and robots.txt say so too when they are unchanged", async () => {
  for (const url of ["/robots.txt", "/sitemap.xml"]) {
    const first = await send({ method: "GET", url });
    const unchanged = await send({
      method: "GET",
      url,
      headers: { "if-none-match": String(first.headers.etag) },
    });
    const names = ["cache-control", "etag", "x-content-type-options"];
    expect([unchanged.status, pick(unchanged, names)]).toEqual([304, pick(first, names)]);
  }
});
