import fc from "fast-check";

/** Values that people, scripts and attackers send in place of a word or number. */
const WORDS = [
  ...["", " ", "0", "-1", "1e9", "NaN", "null", "undefined", "true", "[object Object]", "١٢٣", "½"],
  ...["' or '1'='1", "'; drop table users; --", "1); select pg_sleep(9)--", "%' or 1=1 --", '"', "\\", "$1"],
  ...["../../../etc/passwd", "..\\..\\boot.ini", "/dev/null", "file:///etc/passwd", "//evil.example"],
  ...["<script>alert(1)</script>", "{{7*7}}", "$" + "{7*7}", "<!--", "]]>", "&lt;"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"],
  ...[
    "\u0000",
    "a\u0000b",
    "\u202Eevil",
    "\uFEFF",
    "\uD800",
    "\uDFFF\uD800",
    "e\u0301",
    "👩‍👩‍👧‍👦",
    "ﷺ",
    "\r\nSet-Cookie: a=b",
  ],
  ...["2026-02-30", "2026-13-01", "0000-00-00", "9999-12-31", "-000001-01-01", "2028-02-29T25:61:61Z"],
  ...["a@b", "@", "a@b.c,d@e.f", "a b@example.com", `${"a".repeat(250)}@example.com`],
  ...["110001 ", "11000", "1100011", "000000", "999999", "+91 98765 43210", "0", "++91"],
  "x".repeat(299),
  "x".repeat(301),
  "🎂".repeat(5_000),
  "9".repeat(400),
];

const NUMBERS = [
  ...[0, -1, 1, 1.5, 21, 1e6, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324],
];

const deep = (levels: number) => Array.from({ length: levels }).reduce((inside) => [inside], [] as unknown);

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

/** Any JSON value. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], { length: 1e9 }, { $gt: "" }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(deep(40), { toString: "x" }, Array(300).fill("x"), Array(60).fill({})),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const JSON_TYPE = "application/json";
const TYPES = [
  ...[JSON_TYPE, "application/json; charset=utf-16", "text/plain", "application/x-www-form-urlencoded"],
  ...["multipart/form-data; boundary=x", "application/xml", "image/png", "", "/", "application/json;;;"],
];

/** Bodies that are not JSON, or JSON of another kind. */
const rawBody: fc.Arbitrary<string | Buffer> = fc.constantFrom(
  ...["", " ", "null", "0", '"text"', "[]", "[[]]", "{", "}", '{"email":', "{'email':'a'}", "NaN", "\u0000"],
  ...['{"email":"a","email":"b"}', '{"__proto__":{"success":true}}', '{"constructor":{"prototype":{}}}'],
  ...["email=a%40b.c&name=x", "%%%", "<a/>", `{"a":${"[".repeat(2_000)}`, `"${"x".repeat(300 * 1024)}"`],
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { "accept-encoding": "gzip;q=, br;q=x, *" },
  { "content-encoding": "gzip" },
  { accept: "application/xml", "accept-language": "x".repeat(3_000) },
  { "x-forwarded-for": "' or 1=1", "x-forwarded-host": "evil.example", forwarded: "for=_x;host=evil" },
  { "x-http-method-override": "DELETE" },
  { host: "evil.example" },
  { host: "" },
  { range: "bytes=0-1,-5,9-", "if-none-match": '"x", W/', "if-modified-since": "never" },
  { "idempotency-key": "x".repeat(201) },
  { "idempotency-key": "\u00e9\u00ff' --" },
  { "x-razorpay-signature": "0".repeat(64), "x-razorpay-event-id": "' --" },
  { authorization: "Bearer null", "x-who": "asha" },
  { "sec-fetch-site": "cross-site", referer: "https://evil.example/" },
);

/** A valid call, whose parts can be replaced by invalid ones. */
export type RightCall = {
  method: string;
  /** With `{name}` for each of its `params`. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** Is the body an HTML form, as pages take? */
  isForm?: boolean;
  /** Names that the contract knows besides those of the valid call. */
  known: { query: string[]; body: string[] };
};

export type BadRequest = {
  method: string;
  url: string;
  body: string | Buffer | undefined;
  headers: Record<string, string>;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"];

/** Variations of a call that are invalid, or only just valid. */
export function wrongOf(right: RightCall): fc.Arbitrary<BadRequest> {
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(right.method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );
  return fc
    .record({ method, url: wrongUrl(right), sent: wrongBody(right), headers: oddHeaders })
    .map(({ method, url, sent, headers }) => ({
      ...{ method, url },
      // A GET or HEAD has a body only rarely.
      body: method === "GET" || method === "HEAD" ? undefined : sent.body,
      headers: { ...(method === "GET" ? {} : { "content-type": sent.type }), ...headers },
    }));
}

function wrongUrl({ path, params, query, known }: RightCall): fc.Arbitrary<string> {
  const fill = (values: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  const encoded = Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, encodeURIComponent(text)]),
  );
  const piece = fc.oneof(
    { weight: 4, arbitrary: word.map(encodeLoosely) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("%", "%zz", "%ff%fe", "%c0%ae", "%00", "%2e%2e%2f", "a%0d%0ab", ";", "*"),
    },
  );
  const names = Object.keys(params);
  const somePath =
    names.length === 0
      ? fc.constantFrom(fill({}), fill({}), fill({}), `${fill({})}/`, fill({}).toUpperCase(), `/${fill({})}`)
      : fc.oneof(
          { weight: 1, arbitrary: fc.constant(fill(encoded)) },
          {
            weight: 2,
            arbitrary: fc
              .tuple(fc.constantFrom(...names), piece)
              .map(([name, text]) => fill({ ...encoded, [name]: text })),
          },
        );
  const pairs = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const queryNames = [...new Set([...Object.keys(query), ...known.query, "page", "__proto__"])];
  const oddPair = fc
    .tuple(fc.constantFrom(...queryNames), fc.constantFrom("", "", "", "[]", "[a]", "[0]", ".a"), piece)
    .map(([name, tail, text]) => `${name}${tail}=${text}`);
  const someQuery = fc.oneof(
    { weight: 3, arbitrary: fc.constant(pairs) },
    {
      weight: 3,
      arbitrary: oddPair.map((pair) => [
        ...pairs.filter((original) => !original.startsWith(`${pair.split(/[=[.]/, 1)[0]}=`)),
        pair,
      ]),
    },
    { weight: 1, arbitrary: fc.array(oddPair, { maxLength: 4 }).map((oddPairs) => [...pairs, ...oddPairs]) },
    { weight: 1, arbitrary: fc.constantFrom([], ["&&&", "=", "?"], [`a=${"x".repeat(6_000)}`]) },
  );
  return fc
    .tuple(somePath, someQuery)
    .map(([address, some]) => (some.length > 0 ? `${address}?${some.join("&")}` : address));
}

function wrongBody(right: RightCall): fc.Arbitrary<{ body: string | Buffer; type: string }> {
  const { body, known, isForm } = right;
  const asJson = (changed: unknown) =>
    isForm ? asForm(changed) : { body: JSON.stringify(changed) ?? "", type: JSON_TYPE };
  const raw = fc.tuple(rawBody, fc.constantFrom(...TYPES)).map(([text, type]) => ({ body: text, type }));
  if (typeof body !== "object" || body === null) return fc.oneof(value.map(asJson), raw);
  const spots = spotsOf(body);
  const extra = [...known.body, "unheard-of"].map((name) => [name]);
  const spot = fc.constantFrom(...spots, ...extra);
  const change = fc.tuple(
    spot,
    fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
  );
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 2 })
        .map((changes) =>
          asJson(changes.reduce((made, [path, put]) => changed(made, path, put), body as unknown)),
        ),
    },
    { weight: 1, arbitrary: value.map(asJson) },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((type) => ({ body: JSON.stringify(body), type })) },
  );
}

const FORM_TYPE = "application/x-www-form-urlencoded";

function asForm(fields: unknown) {
  const pairs = Object.entries(Object(fields)).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return `${encodeLoosely(name)}=${encodeLoosely(text ?? "")}`;
  });
  return { body: pairs.join("&"), type: FORM_TYPE };
}

type Path = (string | number)[];

/** Paths of everything that can be changed in a value, recursively. */
function spotsOf(inside: unknown, at: Path = []): Path[] {
  if (typeof inside !== "object" || inside === null) return at.length > 0 ? [at] : [];
  const below = Object.entries(inside).flatMap(([name, value]) =>
    spotsOf(value, [...at, Array.isArray(inside) ? Number(name) : name]),
  );
  return at.length > 0 ? [at, ...below] : below;
}

function changed(whole: unknown, [first, ...rest]: Path, put: unknown): unknown {
  if (first === undefined) return put;
  if (typeof whole !== "object" || whole === null) return whole;
  const copy = Array.isArray(whole) ? [...whole] : { ...whole };
  const fields = copy as Record<string | number, unknown>;
  const made = changed(fields[first], rest, put);
  if (made === undefined) delete fields[first];
  else fields[first] = made;
  return copy;
}

/** Percent-encoding that accepts a lone surrogate. */
function encodeLoosely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
