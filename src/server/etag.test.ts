import { expect, test } from "vitest";
import { etagOf, matchesEtag } from "./etag.ts";

const etag = etagOf("content");

test("the ETag is weak, and depends on the content", () => {
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf(Buffer.from("content"))).toBe(etag);
  expect(etagOf("content.")).not.toBe(etag);
});

test.each([
  ["the same", etag],
  ["a strong one of the same value", etag.slice(2)],
  ["one of a list", `"a, b", ${etag} ,W/"c"`],
  ["anything", "*"],
  ["anything, with spaces", " * "],
])("If-None-Match with %s matches", (_what, list) => {
  expect(matchesEtag(list, etag)).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["an empty list", ""],
  ["another", '"other"'],
  ["a quoted asterisk", '"*"'],
  ["a part of it", `"${etag.slice(3, 10)}"`],
  ["it without quotes", etag.slice(3, -1)],
])("If-None-Match with %s does not match", (_what, list) => {
  expect(matchesEtag(list, etag)).toBe(false);
});
