import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readSessionToken } from "./session-token.ts";

const cookie = { name: "shop.session_token", secret: "a-secret-of-the-tests" };
const signed = (token: string, secret = cookie.secret) =>
  encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);

test("a cookie that we signed has its token, whatever other cookies there are", () => {
  for (const cookies of [
    `shop.session_token=${signed("abc")}`,
    `XSRF-TOKEN=x; shop.session_token=${signed("abc")}; shop.device=y`,
    `other.shop.session_token=z;shop.session_token=${signed("abc")};shop.session_token=${signed("def")}`,
  ])
    expect(readSessionToken(cookies, cookie)).toBe("abc");
});

test.each([
  ["no cookie", ""],
  ["another cookie", "shop.device=abc"],
  ["a token without a signature", "shop.session_token=abc"],
  ["an empty signature", "shop.session_token=abc."],
  ["an empty token", `shop.session_token=${signed("")}`],
  ["a signature of another secret", `shop.session_token=${signed("abc", "another-secret")}`],
  ["a signature of another token", `shop.session_token=${signed("abc").replace("abc", "abd")}`],
  ["percent signs that are no code", "shop.session_token=%E0%A4%A.%"],
])("%s is no session", (_what, cookies) => {
  expect(readSessionToken(cookies, cookie)).toBeNull();
});
