import { hash } from "node:crypto";

/** The weak `ETag` of this content. Weak, because the plain and the compressed form share it. */
export function etagOf(content: string | Buffer): string {
  return `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}

/** Does this `If-None-Match` match? It is `*` or a list, compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false;
  if (list.trim() === "*") return true;
  return list.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, "")) ?? false;
}
