import { expect, test } from "vitest";
import { accountPath, safeReturn } from "./account-path.ts";

test.each(["/", "/cake/CK-1?weight=1#top", "/payment/CK-1", "/AllCakes"])(
  "%s is a page to return to",
  (page) => {
    expect(safeReturn(page, "/fallback")).toBe(page);
    const sent = new URL(accountPath(page), "https://shop.example").searchParams.get("returnTo");
    expect(sent).toBe(page);
  },
);

test.each([
  null,
  "",
  "cake",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "javascript:alert(1)",
  "/accounts?returnTo=/accounts",
  "/sign-in/hosted",
  `/${"x".repeat(600)}`,
])("the return path %j leads neither to another site nor back to the sign-in", (wish) => {
  expect(safeReturn(wish, "/fallback")).toBe("/fallback");
});
