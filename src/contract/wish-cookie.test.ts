import { expect, test } from "vitest";
import { readWishCookie, wishCookie } from "./wish-cookie.ts";

const SHOP = { url: "https://shop.example" };
/** The Cookie header that a browser sends after this Set-Cookie. */
const sentAfter = (cookie: string | null) => cookie?.split(";")[0] ?? "";

test("a browser holds SKUs with any characters, in their order", () => {
  const skus = ["TRUF05", "A/B", "C;D, E=é"];
  expect(readWishCookie(`a=1; ${sentAfter(wishCookie("", skus, SHOP))}; b=2`)).toEqual(skus);
});

test("scripts cannot read it, and nothing is sent when nothing changes", () => {
  expect(wishCookie(null, ["TRUF05"], SHOP)).toBe(
    "wishes=TRUF05; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure",
  );
  expect(wishCookie("wishes=TRUF05", ["TRUF05"], SHOP)).toBeNull();
  expect(wishCookie(null, [], SHOP)).toBeNull();
  expect(wishCookie("wishes=TRUF05", [], SHOP)).toMatch(/^wishes=; Max-Age=0;/);
});

test.each([["wishes=%E0%A4%A"], [`wishes=${"x".repeat(9_000)}`], ["wishes="], ["mywishes=TRUF05"], [""]])(
  "%s holds no wish",
  (header) => {
    expect(readWishCookie(header)).toEqual([]);
  },
);

test("a hundred long SKUs fit into what browsers take", () => {
  const skus = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(40, "ü"));
  const cookie = wishCookie(null, skus, SHOP) ?? "";
  expect(cookie.length).toBeLessThan(4_096);
  const read = readWishCookie(sentAfter(cookie));
  expect(read.length).toBeGreaterThan(10);
  expect(read).toEqual(skus.slice(0, read.length));
});
