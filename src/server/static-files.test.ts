import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

const app = fastify();
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "jamun-static-"));
  const files = { "page-1_a.js": "plain", "page-1_a.js.br": "small", ".hidden": "secret" };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  await app.register(staticFiles, { prefix: "/assets", root, preCompressed: true });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `/assets/${path}`, headers });

test("a file never changes, and comes compressed to those who accept it", async () => {
  const plain = await get("page-1_a.js");
  expect([plain.statusCode, plain.body]).toEqual([200, "plain"]);
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const small = await get("page-1_a.js", { "accept-encoding": "br" });
  expect([small.body, small.headers["content-encoding"], small.headers.vary]).toEqual([
    ...["small", "br", "accept-encoding"],
  ]);
});

test("it answers HEAD, and says that a known file has not changed", async () => {
  const { headers } = await get("page-1_a.js", {}, "HEAD");
  expect(headers["content-length"]).toBe("5");
  const again = await get("page-1_a.js", { "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  "none.js",
  ".hidden",
  "a/page-1_a.js",
  "..%2fpackage.json",
  "%2e%2e%2fpackage.json",
  "page-1_a.js%00",
  "",
])("%s is no file", async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
