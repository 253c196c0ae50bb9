import { expect, test } from "vitest";
import { sanitizeUrl } from "./sanitize-url.ts";

test.each([
  ["/", "/"],
  ["/cake/TRUF05?weight=1%20kg&x=a?b", "/cake/TRUF05?weight=1%20kg&x=a?b"],
  ["/caf%C3%A9", "/caf%C3%A9"],
])("an ordinary URL is unchanged: %s", (url, read) => {
  expect(sanitizeUrl(url)).toBe(read);
});

test.each(["/%zz", "/cake/%E0%A4%A", "/cake/%00", "/x%0d%0aSet-Cookie:a=b", "/a%7Fb", "*", "cake"])(
  "an unreadable URL matches nothing: %s",
  (url) => {
    expect(sanitizeUrl(url)).toBe("/unreadable/address");
  },
);

test("an unreadable URL of the API stays in the API", () => {
  expect(sanitizeUrl("/api/cakes/get-cakes/%ff?x=1")).toBe("/api/unreadable/address");
});

test.each([
  ["http://evil.example/cake/TRUF05?a=1", "/cake/TRUF05?a=1"],
  ["HTTPS://evil.example", "/"],
  ["http://evil.example?a=1", "/?a=1"],
])("the origin in an absolute URL is ignored: %s", (url, read) => {
  expect(sanitizeUrl(url)).toBe(read);
});

test("a NUL in the query is removed", () => {
  expect(sanitizeUrl("/AllCakes?words=ro%00se")).toBe("/AllCakes?words=rose");
});
