import { describe, expect, test } from "vitest";
import { CALLS } from "./authorisation/calls.ts";
import type { Person, Sent, WholeShop } from "./support/whole-shop.ts";
import { fill, KB, openWorstRequestsFor } from "./support/worst-requests.ts";

let shop: WholeShop;
let customer: Person;
let owner: Person;
const { slowOnes } = openWorstRequestsFor((opened) => {
  ({ shop, customer, owner } = opened);
});

describe("the worst body of a call does not block others", () => {
  const item = '{"SKU":"TRUF05","price":1,"quantity":1},';
  const bodies: Record<string, string> = {
    "thousands of objects": `{"items":[${fill("{},", 9 * KB)}{}],"email":"a@b.c"}`,
    "thousands of items": `{"sku":[${fill(item, 40 * KB)}{}],"items":[${fill("[],", 3 * KB)}[]]}`,
    "thousands of names": `{${Array.from({ length: 2_900 }, (_, at) => `"n${at}":${at}`).join(",")}}`,
    "thousands of numbers": `[${fill("1e9,", 12 * KB)}1]`,
    "thirty levels": `{"sku":${"[".repeat(30)}${"]".repeat(30)}}`,
    "one long text": JSON.stringify({ email: fill("a@", 100 * KB), message: fill("\u0301", 100 * KB) }),
    "long escapes": `{"email":"${fill("\\u00e9", 240 * KB)}","name":"${fill("\\n", 2 * KB)}"}`,
  };
  const tooMuch: Record<string, string> = {
    "fifty thousand levels": `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
    "fifty thousand levels, not closed": `{"sku":${"[".repeat(50_000)}`,
    "objects in objects": `${fill('{"a":', 50_000)}1${"}".repeat(10_000)}`,
    "sixty thousand values": `[${fill("1,", 60 * KB)}1]`,
    "many bytes": `"${fill("x", 1_000 * KB)}"`,
  };
  /** All calls share the parser and its limits, so the quick part of `npm test` tries every third. */
  const isQuick = (nth: number) => nth % 3 === 0;
  /** Objects of few values; other bodies have more than 3,000 or are a list. */
  const isObject = (name: string) =>
    ["thousands of names", "thirty levels", "one long text", "long escapes"].includes(name);
  /** Replies of calls that need no field of the body. */
  const READ_WITHOUT_FIELDS: Record<string, number> = {
    "POST /api/account/proof/code": 200,
    "POST /api/account/sessions/x/end": 404,
    "POST /api/orders/x/again": 404,
    "POST /api/orders/x/pay": 404,
    "POST /api/payment-links/x/pay": 404,
    "POST /api/payment/test/create-order": 200,
    "DELETE /api/admin/products/x": 404,
    "DELETE /api/admin/catalogue-import": 200,
    "PATCH /api/admin/categories/x": 404,
    "POST /api/admin/staff/invitations/x/withdraw": 404,
    "POST /api/admin/staff/x/sign-out": 404,
    "POST /api/admin/orders/x/payment-link/mail": 404,
    "POST /api/admin/orders/x/payment-link/cancel": 404,
  };
  const TAKING_FILES = [
    ...["POST /api/photos", "POST /api/admin/products/x/pictures", "POST /api/admin/add-ons/x/picture"],
    ...["POST /api/admin/catalogue-import", "POST /api/admin/settlements", "POST /api/admin/photos"],
  ];
  const asCalls = (method: string, url: string, bodies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        name,
        { method, url, body, headers: { "content-type": "application/json" } },
      ]),
    );
  const urls = CALLS.map(({ what }) => what.split(/\s+/) as [string, string])
    .filter(([method]) => method !== "GET")
    .map(([method, path]) => [method, path.replace(/:\w+/g, "x")] as const);
  const others = ["/api/auth/sign-in/email", "/sandbox/razorpay/v1/checkout/pay"];
  const calls = [...urls, ...others.map((url) => ["POST", url] as const)];
  const tried = calls.filter(([, url]) => !/sessions\/end|\/erase|\/password/.test(url));

  test.each(tried.map(([method, url], nth) => [isQuick(nth) ? "" : "@all ", method, url] as const))(
    "%s%s %s",
    async (_tag, method, url) => {
      const isProvider = url.startsWith("/api/auth/");
      // Others are refused before the body is read.
      const sender = url.startsWith("/api/admin/") ? owner : customer;
      const takesJson = !TAKING_FILES.includes(`${method} ${url}`);
      const read = (name: string) => {
        if (!takesJson) return 415;
        // The identity provider's limit is 32 kB.
        if (isProvider) return Buffer.byteLength(`${bodies[name]}`) > 32 * KB ? 413 : 400;
        return isObject(name) ? (READ_WITHOUT_FIELDS[`${method} ${url}`] ?? 400) : 400;
      };
      expect(await slowOnes(sender, asCalls(method, url, bodies), read)).toEqual([]);
      const refused = (name: string) => {
        if (!takesJson) return 415;
        return isProvider || (name === "many bytes" && !url.startsWith("/sandbox/")) ? 413 : 400;
      };
      expect(await slowOnes(sender, asCalls(method, url, tooMuch), refused)).toEqual([]);
    },
  );
});

describe("the worst URL, cookies and headers do not block others", () => {
  /** Replies to a wrong value of the parameter, and to other parameters; `owner` is the one to the shop's owner. */
  type Look = { path: string; parameter: string; wrong: number; other: number; owner?: number };
  const looks: Record<string, Look> = {
    home: { path: "/", parameter: "page", wrong: 200, other: 200 },
    listing: { path: "/AllCakes", parameter: "flavour", wrong: 302, other: 200 },
    "data of a listing": { path: "/AllCakes.data", parameter: "_routes", wrong: 200, other: 200 },
    search: { path: "/search", parameter: "q", wrong: 302, other: 302 },
    "an unknown category": { path: "/category/Cakes", parameter: "price", wrong: 404, other: 404 },
    reviews: { path: "/reviews", parameter: "sku", wrong: 302, other: 200 },
    "an unknown page": { path: "/nowhere/at/all", parameter: "a", wrong: 404, other: 404 },
    "sign-in": { path: "/accounts", parameter: "returnTo", wrong: 200, other: 200, owner: 302 },
    "the account": { path: "/account/orders", parameter: "page", wrong: 302, other: 302, owner: 200 },
    "the office": { path: "/admin/complaints", parameter: "show", wrong: 302, other: 302, owner: 200 },
    suggestions: { path: "/api/search/suggest", parameter: "q", wrong: 400, other: 200 },
    catalogue: { path: "/api/cakes/get-cakes", parameter: "start", wrong: 400, other: 400 },
    cards: { path: "/api/cakes/cards", parameter: "sku", wrong: 400, other: 400 },
    "a photo of a cake": {
      ...{ path: "/api/orders/5f2a6c1e-8f55-4a1f-9d29-1a8f3d2b7c10/cake-photos/ph_0123456789ABCDEF" },
      ...{ parameter: "token", wrong: 400, other: 404 },
    },
    "the session": { path: "/api/auth/get-session", parameter: "a", wrong: 200, other: 200 },
    "an asset": { path: "/assets/nothing.js", parameter: "a", wrong: 404, other: 404 },
    "a picture": { path: "/pictures/nothing.webp", parameter: "a", wrong: 404, other: 404 },
    "the site map": { path: "/sitemap.xml", parameter: "a", wrong: 200, other: 200 },
    health: { path: "/healthz", parameter: "a", wrong: 200, other: 200 },
  };
  const WRONG = [
    ...["a long text", "a long text of other letters", "long words", "a hundred parameters", "a list"],
  ];
  const statusOf = (name: string, { path, wrong, other, owner: ownerOnly }: Look, person: Person) => {
    // The test client normalises a path with dots to that of the home page.
    if (name === "dots in the path") return 200;
    if (name === "a long path") return 404;
    if (name === "percent signs in the path")
      return path.startsWith("/admin/") && person !== owner ? 302 : 404;
    if (person === owner && ownerOnly) return ownerOnly;
    return WRONG.includes(name) ? wrong : other;
  };
  test.each(Object.entries(looks))("%s", async (_name, look) => {
    const { path, parameter } = look;
    const at = (query: string): Sent => ({ method: "GET", url: `${path}?${query}` });
    const long = (unit: string) => fill(unit, 8 * KB - path.length - parameter.length - 20);
    const cookies = (pair: string): Sent => ({ ...at("x=1"), headers: { cookie: fill(pair, 14 * KB) } });
    const legal = {
      "a long text": at(`${parameter}=${long("x")}`),
      "a long text of other letters": at(`${parameter}=${long("%E0%A4%95")}`),
      "long words": at(`${parameter}=${long("kj+zq+")}`),
      "a hundred parameters": at(
        Array.from({ length: 100 }, (_, nth) => `${parameter}=${nth}${"y".repeat(60)}`).join("&"),
      ),
      "a list": at(`${parameter}=${long("root,")}`),
      brackets: at(`${long(`${parameter}[]`)}=1`),
      "a long path": { method: "GET", url: `${path}${"/x".repeat(3_900)}` },
      "dots in the path": { method: "GET", url: `${path}${"/..".repeat(2_600)}` },
      "percent signs in the path": { method: "GET", url: `${path}/${fill("%41", 7 * KB)}` },
      "thousands of cookies": cookies("a=b; "),
      "one cookie with thousands of parts": cookies("shop.session_token=.; "),
      "hundreds of headers": {
        ...at("x=1"),
        headers: Object.fromEntries(Array.from({ length: 900 }, (_, nth) => [`x-${nth}`, "1"])),
      },
      "lists in headers": {
        ...at("x=1"),
        headers: { "if-none-match": fill('"a", ', 6 * KB), "accept-encoding": fill("br;q=0, ", 6 * KB) },
      },
      "a range of spaces": {
        ...at("x=1"),
        headers: { "accept-encoding": `br${" ".repeat(6 * KB)};x`, range: "bytes=0-" },
      },
    };
    for (const person of [shop.visitor(), owner]) {
      const expected = (name: string) => statusOf(name, look, person);
      expect(await slowOnes(person, legal, expected)).toEqual([]);
    }
    const tooLong = {
      "thousands of parameters": at(long("a&")),
      "a very long text": at(`${parameter}=${"x".repeat(15 * KB)}`),
    };
    expect(await slowOnes(shop.visitor(), tooLong, () => 414)).toEqual([]);
  });
});
