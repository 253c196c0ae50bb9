import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that the shop must be able to read again, for the database. */
export type Vault = {
  /** @param purpose what the text is for; it opens for the same purpose only */
  seal(text: string, purpose: string): string;
  /** Null if it was sealed with another secret or for another purpose, or is damaged. */
  open(sealed: string, purpose: string): string | null;
};

/**
 * Encrypts with a key that is derived from the shop's session secret, which is neither in the database nor in its
 * backups.
 */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "secrets stored in the database", 32));
  return {
    seal: (text, purpose) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed, "base64url");
      const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
