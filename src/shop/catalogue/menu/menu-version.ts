import { createHash } from "node:crypto";

/** Tells whether the stored menu is still the one that a form was made from. The same menu has the same version. */
export function menuVersionOf(lines: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(lines)).digest("base64url");
}
