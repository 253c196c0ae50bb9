import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for a link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How a token is stored. It needs no salt, because it cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
