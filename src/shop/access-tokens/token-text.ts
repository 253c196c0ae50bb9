import { createHash, randomBytes } from "node:crypto";

/** Lets scanners for secrets recognise a token, and rejects other texts before the database is asked. */
const FORMAT = /^adm_[A-Za-z0-9_-]{43}$/;

/** 256 random bits. */
export function newAccessToken(): string {
  return `adm_${randomBytes(32).toString("base64url")}`;
}

/**
 * How a token is stored. One round of SHA-256 without salt is right here: unlike a password, 256 random bits cannot be
 * guessed, so a slow hash would cost every call and protect nothing.
 */
export function hashAccessToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function isAccessToken(text: string): boolean {
  return FORMAT.test(text);
}
