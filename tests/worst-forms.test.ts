import { describe, expect, test } from "vitest";
import { longestTurnDuring } from "./support/event-loop.ts";
import type { Person, Sent, WholeShop } from "./support/whole-shop.ts";
import { fill, KB, LONGEST, openWorstRequestsFor } from "./support/worst-requests.ts";

let shop: WholeShop;
let customer: Person;
let uuid = "";
const { slowOnes } = openWorstRequestsFor((opened) => {
  ({ shop, customer, uuid } = opened);
});

const FORM = "application/x-www-form-urlencoded";
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
const photo = (body: Buffer, name = "files") => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="cake.jpg"\r\nContent-Type: image/jpeg`,
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

describe("the worst files do not block others", () => {
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
    "@all a large video": [303, () => multipart([...texts, photo(video())])],
    "@all a text that says it is a file": [
      303,
      () => multipart([...texts, photo(Buffer.alloc(20 * MB, "\u0915"), "message")]),
    ],
    "a large text": [400, hidden(disposition)],
    "@all a file name in the name of a text": [
      400,
      hidden('Content-Disposition: form-data; name="a; filename"'),
    ],
    "@all a file name in another header": [400, hidden(`X-A: ; filename="f"\r\n${disposition}`)],
    "@all a file name in the first of two dispositions": [
      400,
      hidden(`${disposition}; filename="f"\r\n ${disposition}`),
    ],
    "@all a boundary in the name of a text": [
      400,
      hidden('Content-Disposition: form-data; name="------WebKitFormBoundary7MA4YWxkTrZu0gW; filename"'),
    ],
    base64: [400, base64("Content-Transfer-Encoding: base64")],
    "@all base64 after a space": [400, base64(" Content-Transfer-Encoding: base64")],
    "@all base64 after a tab": [400, base64("\tContent-Transfer-Encoding\t:\tbase64")],
    "an urlencoded form": [400, () => urlencoded(`message=${fill("%41", 19 * MB)}`)],
    "@all too large a video": [413, () => multipart([...texts, photo(Buffer.concat([video(), video()]))])],
  };
  test.each(Object.entries(uploads))("%s", async (name, [status, upload]) => {
    const calls = { [name]: { method: "POST", url: `/orders/${uuid}/complain`, ...upload() } };
    const slowMachine = TIMES_ORDINARY * (await timeOfOrdinaryForm(20 * MB));
    const longest = Math.min(MOST_WITH_FILES, Math.max(LONGEST, slowMachine));
    expect(await slowOnes(customer, calls, () => status, longest)).toEqual([]);
  });
});

/** A form with files may block this many times as long as an ordinary one, on machines where that takes more than `LONGEST`. */
const TIMES_ORDINARY = 4;

/** In ms. A slower parser raises both times, so the comparison alone would not notice it. */
const MOST_WITH_FILES = 1_000;

/** CPU time for which parsing a form with one ordinary file of so many bytes blocks this machine, in ms. */
async function timeOfOrdinaryForm(bytes: number): Promise<number> {
  const { headers, body } = multipart([photo(Buffer.alloc(bytes, 7))]);
  const times: number[] = [];
  for (let time = 0; time < 3; time += 1)
    times.push(
      await longestTurnDuring(() =>
        new Request("http://localhost/", { method: "POST", headers, body }).formData(),
      ),
    );
  return Math.max(...times);
}
