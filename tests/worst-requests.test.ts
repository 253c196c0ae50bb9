import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { orderEvents, orders } from "../src/shop/orders/orders.tables.ts";
import { CALLS } from "./authorisation/calls.ts";
import { testDatabase } from "./support/database.ts";
import { longestTurn } from "./support/event-loop.ts";
import { openWholeShop, orderOf, type Person, type Sent, type WholeShop } from "./support/whole-shop.ts";

/** How long one request may block the event loop, in ms. */
const LONGEST = 250;
const KB = 1024;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let database: OpenDatabase;
let shop: WholeShop;
let customer: Person;
let owner: Person;
let uuid = "";
let sent = 0;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  customer = await shop.person("kamala");
  owner = await shop.person("owner", { role: "owner" });
  ({ uuid } = await orderOf(shop, customer));
  // Delivered just now, so that she may complain.
  await database.db.update(orders).set({ status: "delivered" });
  await database.db
    .insert(orderEvents)
    .values({ orderId: uuid, status: "delivered", at: new Date(), by: "owner", note: "" });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const FORM = "application/x-www-form-urlencoded";
const fill = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
/** `count` fields with these texts, up to the limit of a form. */
const fields = (count: number, text: string, bytes = 63 * KB) =>
  Array.from({ length: count }, (_, at) => `f${at}=${fill(text, bytes / count - 8)}`).join("&");

function multipart(parts: { head: string; body: string | Buffer }[], type?: string) {
  const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
  return {
    headers: { "content-type": type ?? `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      ...parts.flatMap(({ head, body }) => [
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(body as string),
        Buffer.from("\r\n"),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}
const field = (name: string, body: string) => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
});
const urlencoded = (body: string | Buffer) => ({ body, headers: { "content-type": FORM } });

/** Forms that are accepted, or refused only after they were read. */
const LEGAL_FORMS: Record<string, Pick<Sent, "body" | "headers">> = {
  "a hundred fields": urlencoded(fields(100, "x")),
  "percent signs": urlencoded(fields(100, "%41")),
  "broken percent signs": urlencoded(fields(50, "%")),
  "plus signs": urlencoded(fields(1, "+")),
  "one long text": urlencoded(`message=${fill("%0D%0A", 63 * KB)}&email=${fill("a@", 20)}`),
  "names alone": urlencoded(fill("=", 63 * KB)),
  parts: multipart(Array.from({ length: 16 }, (_, at) => field(`f${at}`, fill("\r\n", 3.5 * KB)))),
};

/** Forms below that exceed the byte limit. The others are refused for their content. */
const TOO_LARGE_FORMS = [
  "half a million fields",
  "too many bytes",
  "thousands of parts",
  "a part with thousands of headers",
];

/** Forms that are refused before they are read. */
const EXCESSIVE_FORMS: Record<string, Pick<Sent, "body" | "headers">> = {
  "half a million fields": urlencoded(fill("a&", 1_000 * KB)),
  "thirty thousand fields": urlencoded(fill("a&", 60 * KB)),
  "too many bytes": urlencoded(fill("x", 1_000 * KB)),
  "a form that says it is text": { body: fill("a&", 1_000 * KB), headers: { "content-type": "text/plain" } },
  "a form of no type": { body: fill("a&", 1_000 * KB), headers: { "content-type": null } },
  "thousands of parts": multipart(Array.from({ length: 15_000 }, () => field("a", ""))),
  "parts behind a second boundary": {
    headers: { "content-type": 'multipart/form-data; a="; boundary=zzz"; boundary=x' },
    body: `${fill('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', 1_000 * KB)}--x--\r\n`,
  },
  ...Object.fromEntries(
    [" Content-Transfer-Encoding: base64", "\tContent-Transfer-Encoding:\tbase64"].map((line) => [
      `base64 after white space, ${JSON.stringify(line)}`,
      multipart([
        { head: `Content-Disposition: form-data; name="a"; filename="f"\r\n${line}`, body: "QUJD" },
      ]),
    ]),
  ),
  "a part with thousands of headers": multipart([
    { head: `Content-Disposition: form-data; name="a"\r\n${fill("a: b\r\n", 900 * KB)}c: d`, body: "" },
  ]),
};

/** With the status of the reply to a form without any of the page's fields. */
const PAGES_WITH_FORMS: [url: string, read: number][] = [
  ["/track", 422],
  ["/newsletter", 422],
  ["/accounts", 200],
  ["/sign-up", 200],
  ["/reviews", 422],
  ["/account/profile", 422],
];

const send = (person: Person, call: Sent) => {
  sent += 1;
  return person.send({ ...call, from: `10.1.${sent >> 8}.${sent & 255}` });
};

/** Sends each request, checks its status, and returns those that blocked the event loop. */
async function slowOnes(
  person: Person,
  calls: Record<string, Sent>,
  expected: (name: string) => number,
  longest = LONGEST,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    let status = 0;
    const turn = await longestTurn(async () => {
      ({ status } = await send(person, call));
    }, longest);
    expect([name, status]).toEqual([name, expected(name)]);
    const line = `${turn.toFixed(0).padStart(5)} ms ${status} ${call.method} ${call.url.slice(0, 50)} ${name}`;
    if (process.env.SHOW_DELAYS) process.stdout.write(`${line}\n`);
    if (turn >= longest) slow.push(line);
  }
  return slow;
}

const toEach = (url: string, forms: typeof LEGAL_FORMS): Record<string, Sent> =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, { method: "POST", url, ...form }]));

describe("a form that is too large is refused before it is parsed", () => {
  test.each(PAGES_WITH_FORMS)("%s", async (url) => {
    const expected = (name: string) => (TOO_LARGE_FORMS.includes(name) ? 413 : 400);
    expect(await slowOnes(shop.visitor(), toEach(url, EXCESSIVE_FORMS), expected)).toEqual([]);
  });
});

describe("the worst form within the limits does not block others", () => {
  test.each(PAGES_WITH_FORMS)("%s", async (url, read) => {
    const person = url.startsWith("/account/") ? customer : shop.visitor();
    expect(await slowOnes(person, toEach(url, LEGAL_FORMS), () => read)).toEqual([]);
  });
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

describe("the worst files do not block others", () => {
  const photo = (body: Buffer, name = "files") => ({
    head: `Content-Disposition: form-data; name="${name}"; filename="cake.jpg"\r\nContent-Type: image/jpeg`,
    body,
  });
  const MB = 2 ** 20;
  const texts = [field("kind", "late"), field("message", "It came late.")];
  const video = () => Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42"), Buffer.alloc(20 * MB - 12, 7)]);
  const disposition = 'Content-Disposition: form-data; name="f"';
  const base64 = (line: string) => () =>
    multipart([{ head: `${disposition}; filename="f"\r\n${line}`, body: fill("QUJD", 19 * MB) }]);
  /** A text field whose header a careless parser would take for a file's. */
  const hidden = (head: string) => () => multipart([...texts, { head, body: fill("x\n", 18 * MB) }]);
  const uploads: Record<string, [status: number, upload: () => Pick<Sent, "body" | "headers">]> = {
    "three large files": [
      422,
      () => multipart(Array.from({ length: 3 }, () => photo(Buffer.alloc(6.6 * MB, "\r\n--")))),
    ],
    "a large video": [303, () => multipart([...texts, photo(video())])],
    "a text that says it is a file": [
      303,
      () => multipart([...texts, photo(Buffer.alloc(20 * MB, "\u0915"), "message")]),
    ],
    "a large text": [400, hidden(disposition)],
    "a file name in the name of a text": [400, hidden('Content-Disposition: form-data; name="a; filename"')],
    "a file name in another header": [400, hidden(`X-A: ; filename="f"\r\n${disposition}`)],
    "a file name in the first of two dispositions": [
      400,
      hidden(`${disposition}; filename="f"\r\n ${disposition}`),
    ],
    "a boundary in the name of a text": [
      400,
      hidden('Content-Disposition: form-data; name="------WebKitFormBoundary7MA4YWxkTrZu0gW; filename"'),
    ],
    base64: [400, base64("Content-Transfer-Encoding: base64")],
    "base64 after a space": [400, base64(" Content-Transfer-Encoding: base64")],
    "base64 after a tab": [400, base64("\tContent-Transfer-Encoding\t:\tbase64")],
    "an urlencoded form": [400, () => urlencoded(`message=${fill("%41", 19 * MB)}`)],
    "too large a video": [413, () => multipart([...texts, photo(Buffer.concat([video(), video()]))])],
  };
  test.each(Object.entries(uploads))("%s", async (name, [status, upload]) => {
    const calls = { [name]: { method: "POST", url: `/orders/${uuid}/complain`, ...upload() } };
    const longest = Math.min(Math.max(LONGEST, COPIES * (await timeOfCopying(20 * MB))), 1_000);
    expect(await slowOnes(customer, calls, () => status, longest)).toEqual([]);
  });
});

/** A form with a file may copy its body this often in one turn, on machines where that takes more than `LONGEST`. */
const COPIES = 8;

/** CPU time that this machine takes to copy so many bytes, in ms. */
function timeOfCopying(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, 7);
  return longestTurn(async () => Buffer.concat([body]), 0);
}
