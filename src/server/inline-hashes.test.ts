import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline } from "./inline-hashes.ts";

const MARK = "a-random-word";
const pageOf = (html: string) => hashInline(Buffer.from(html.replaceAll("MARK", MARK)), MARK);
const sha = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("marked scripts and styles are allowed by their hashes, and the mark does not leave the server", () => {
  const { body, hashes } = pageOf(
    '<style nonce="MARK">a{}</style><link rel="x" nonce="MARK" href="/a.css"/><script nonce="MARK">one(">₹")</script><script type="module" nonce="MARK" async="">two()</script>',
  );
  expect(body.toString()).toBe(
    '<style>a{}</style><link rel="x" href="/a.css"/><script>one(">₹")</script><script type="module" async="">two()</script>',
  );
  expect(hashes).toEqual({ scripts: [sha('one(">₹")'), sha("two()")], styles: [sha("a{}")] });
});

test("an injected script gets no hash", () => {
  const { body, hashes } = pageOf(
    '<p><script>evil()</script><script nonce="guess">evil()</script></p><script nonce="MARK">ours()</script>',
  );
  expect(hashes).toEqual({ scripts: [sha("ours()")], styles: [] });
  expect(body.toString()).toContain('<script nonce="guess">evil()</script>');
});

test("a script with a URL needs no hash, and the same script counts once", () => {
  const { body, hashes } = pageOf(
    '<script nonce="MARK" src="/a.js"></script><script nonce="MARK">b()</script><script nonce="MARK">b()</script>',
  );
  expect(hashes.scripts).toEqual([sha("b()")]);
  expect(body.toString()).toBe('<script src="/a.js"></script><script>b()</script><script>b()</script>');
});

test("a page without inline scripts stays as it is", () => {
  const page = Buffer.from("<p>text</p>");
  expect(hashInline(page, MARK)).toEqual({ body: page, hashes: { scripts: [], styles: [] } });
});
