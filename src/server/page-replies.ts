import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "./etag.ts";
import { type CachedPage, plainOf, type RenderedPage } from "./page-cache.ts";

/** Personal replies and refusals must not be cached. */
export const PRIVATE = "private, no-store";

/** Public pages: caches may store them, and serve them while revalidating. */
export const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";

/** Pages are read, and take forms. */
export const PAGE_METHODS = ["GET", "HEAD", "POST"];

export function asPrivate(page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, "cache-control": PRIVATE } };
}

export function send(reply: FastifyReply, page: RenderedPage) {
  return reply.code(page.status).headers(page.headers).send(page.body);
}

/** Writes a compressed page directly. Returns false if the client does not accept it, or has it. */
export function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage): boolean {
  if (headers["if-none-match"] !== undefined || !takesBrotli(headers["accept-encoding"])) return false;
  reply.hijack();
  const { raw } = reply;
  raw.statusCode = page.status;
  for (const [name, value] of page.compressedHeaders) raw.setHeader(name, value);
  raw.end(page.brotli);
  return true;
}

export async function sendCached({ headers }: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers(page.headers).header("etag", page.etag).header("vary", "accept-encoding");
  if (matchesEtag(headers["if-none-match"], page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (!takesBrotli(headers["accept-encoding"])) return reply.send(await plainOf(page));
  return reply.header("content-encoding", "br").send(page.brotli);
}

/** Is `br` in the list of accepted encodings, and not refused by `br;q=0`? */
export function takesBrotli(encodings: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)/i.test(String(encodings ?? ""));
}

export function tooManyPages(reply: FastifyReply, seconds: number) {
  reply.code(429).headers({ "retry-after": String(seconds), "cache-control": PRIVATE });
  return reply.type("text/plain").send("Too many pages at once. Please wait a minute and try again.");
}

export function unknownMethod(reply: FastifyReply) {
  reply.code(405).headers({ allow: PAGE_METHODS.join(", "), "cache-control": PRIVATE });
  return reply.type("text/plain").send("A page can be read and can take a form, nothing else.");
}

/** The reply to a form whose files are too large. */
export function tooLarge(error: unknown, reply: FastifyReply, sentence: string) {
  if (!(error instanceof Error && "statusCode" in error && error.statusCode === 413)) throw error;
  reply.code(413).header("cache-control", PRIVATE).type("text/plain");
  return reply.send(sentence);
}

export function refuseForeignForm(reply: FastifyReply) {
  reply.code(403).header("cache-control", PRIVATE).type("text/plain");
  return reply.send("This form did not come from the shop's own pages. Go to the shop and try again.");
}
