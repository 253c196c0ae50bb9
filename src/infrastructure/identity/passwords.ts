import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are hashed and checked. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(guess: { password: string; hash: string }): Promise<boolean>;
};

/** scrypt with N 16384, r 16: 32 MB and about 50 ms of CPU per attempt. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
