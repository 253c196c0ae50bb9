import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { scryptPasswords } from "./passwords.ts";

test("a password hash takes 32 MB of memory and has its own salt", async () => {
  const { hash, verify } = scryptPasswords;
  const [first, second] = [await hash("a-long-password"), await hash("a-long-password")];
  expect(first).not.toBe(second);
  const [salt = "", key] = first.split(":");
  expect(salt).toHaveLength(32);
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 };
  expect(key).toBe(scryptSync("a-long-password", salt, 64, cost).toString("hex"));
  expect(await verify({ password: "a-long-password", hash: first })).toBe(true);
  expect(await verify({ password: "another-password", hash: first })).toBe(false);
});
