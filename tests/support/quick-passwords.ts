import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../../src/infrastructure/identity/passwords.ts";

let hashes = 0;

const quickHash = (password: string, salt: string) => {
  hashes += 1;
  return scryptSync(password.normalize("NFKC"), salt, 64, { N: 2, r: 1, p: 1 });
};

/** Passwords that were hashed or compared so far in this process: the costly part of a sign-in. */
export const hashedPasswords = () => hashes;

/** A cheap password hash, for tests that sign many people in. */
export const quickPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${quickHash(password, salt).toString("hex")}`;
  },
  verify: async ({ password, hash }) => {
    const [salt = "", key = ""] = hash.split(":");
    return timingSafeEqual(quickHash(password, salt), Buffer.from(key, "hex"));
  },
};
