import { request } from "node:http";
import { expect, test } from "../support/journey.ts";

/** Bodies that no honest form sends: control characters, far too much, broken encodings, other formats. */
const BODIES: [string, string, BodyInit][] = [
  ["nothing", "application/x-www-form-urlencoded", ""],
  [
    "control characters",
    "application/x-www-form-urlencoded",
    "name=%00&email=%00&phone=%07&message=%1b&order=%00&contact=%00&token=%00",
  ],
  [
    "broken percent signs",
    "application/x-www-form-urlencoded",
    "name=%E0%A4&email=%ff%fe&order=%&contact=%zz&message=%c3&token=%ff",
  ],
  [
    "a very long text",
    "application/x-www-form-urlencoded",
    `message=${"a".repeat(200_000)}&email=${"b".repeat(100_000)}&order=${"9".repeat(100_000)}&token=${"t".repeat(100_000)}`,
  ],
  ["more than a form may hold", "application/x-www-form-urlencoded", `message=${"a".repeat(3_900_000)}`],
  ["JSON", "application/json", '{"name":"Asha"}'],
  ["no multipart although it says so", "multipart/form-data; boundary=x", "not multipart"],
  ["multipart without a boundary", "multipart/form-data", "--x"],
  ["bytes", "application/octet-stream", new Uint8Array([0, 255, 254, 128])],
  [
    "stars and SKU that are none",
    "application/x-www-form-urlencoded",
    "name=A&email=a@&phone=9876543210&message=m&stars=99&sku=%00",
  ],
  [
    "the same field often",
    "application/x-www-form-urlencoded",
    "email=a&email=b&order=1&order=2&contact=x&token=a&token=b",
  ],
];
const FORMS = ["/reviews", "/track", "/newsletter", "/newsletter/confirm", "/newsletter/leave"];

test.skip(({ isMobile }) => isMobile, "no page is rendered");

test("bad input to a form is refused with a 4xx status, never a 5xx", async ({ shop }) => {
  const failed: string[] = [];
  for (const path of FORMS) {
    for (const [what, type, body] of BODIES) {
      for (const target of [path, `${path}.data`]) {
        const reply = await fetch(`${shop.url}${target}`, {
          method: "POST",
          headers: { "content-type": type, origin: shop.url },
          body,
        });
        const text = await reply.text();
        // The page's script gets refusals as 200 with the errors in the data; others get the status.
        const fits = reply.status >= 400 && reply.status < 500;
        const isRefused = target !== path && reply.status === 200 && text.includes('"ok",false');
        if (!fits && !isRefused) failed.push(`${what} to ${target}: ${reply.status}`);
        if (reply.headers.get("cache-control")?.includes("public"))
          failed.push(`${what} to ${target} is public`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(shop.said()).not.toMatch(/a page failed|a request failed/);
});

test("other sites cannot submit our forms", async ({ shop }) => {
  for (const path of FORMS) {
    const reply = await fetch(`${shop.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://elsewhere.example" },
      body: "email=victim%40example.com",
    });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  }
});

test("too many requests get a sentence and 429", { tag: "@all" }, async ({ shop }) => {
  const ask = (number: number) =>
    postFrom("127.0.0.9", `${shop.url}/newsletter`, `email=often-${number}%40example.com`);
  for (let i = 0; i < 30; i += 1) expect((await ask(i)).status).toBe(200);
  const refused = await ask(30);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain("Too many tries. Please wait a while and try again.");
});

/** Posts a form from its own IP address, so that rate limits do not affect other tests. */
function postFrom(
  localAddress: string,
  url: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const { host, origin } = new URL(url);
  const headers = { "content-type": "application/x-www-form-urlencoded", host, origin };
  return new Promise((done, fail) => {
    const sent = request(
      url.replace("localhost", "127.0.0.1"),
      { method: "POST", localAddress, headers },
      (reply) => {
        let text = "";
        reply.on("data", (bytes) => {
          text += bytes;
        });
        reply.on("end", () => done({ status: reply.statusCode ?? 0, text }));
      },
    );
    sent.on("error", fail);
    sent.end(body);
  });
}
