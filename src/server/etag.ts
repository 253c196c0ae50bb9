import { hash } from "node:crypto";

/**
 * The `ETag` of this content. It is weak, because the plain and the compressed form share it: a strong one promises
 * the same bytes.
 */
export function etagOf(content: string | Buffer): string {
  return `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/** Does this `If-None-Match` name the ETag? It is `*` or a list, and is compared weakly (RFC 9110, 13.1.2). */
export function isKnown(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false;
  if (list.trim() === "*") return true;
  return list.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, "")) ?? false;
}
