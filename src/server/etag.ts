import { createHash } from "node:crypto";

/** What tells one content of an address from another, for `ETag`. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Does an `If-None-Match` name it? It is a list, and a proxy may have marked an entry as weak. */
export function isKnown(list: string | undefined, etag: string): boolean {
  return (list ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
