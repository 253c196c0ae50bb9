import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes of a request body. The longest, an order of 60 cakes, has 25 kB. */
export const BODY_BYTES = 256 * 1024;

/** Characters of a URL. React Router requests up to 7,680. */
const URL_LENGTH = 8 * 1024;

/** Parameters of a URL. The longest filter has fewer than 30. */
const MAX_PARAMETERS = 100;

/** After these replies the connection is closed: what follows may be the rest of a refused request. */
const CLOSING_STATUSES = new Set([400, 408, 413, 414, 431]);

/**
 * Bytes of a refused body that are read before the reply, unless a route overrides it. A client that still writes when
 * its connection is closed may get an error (`EPIPE`) instead of the reply.
 */
const DRAINED_BYTES = 4 * 2 ** 20;

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes with larger bodies: bytes of a refused one that are read. */
    drainedBytes?: number;
  }
}

class UrlTooLong extends Error {
  readonly statusCode = 414;
  constructor() {
    super("This address is too long. Please go to the start page of the shop.");
  }
}

/** Limits URLs, and closes the connection after a refused request. */
export function limitRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { url } = request;
    if (url.length > URL_LENGTH || parametersOf(url) > MAX_PARAMETERS) return done(new UrlTooLong());
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (CLOSING_STATUSES.has(reply.statusCode)) reply.header("connection", "close");
    if (reply.statusCode < 300 || !isArriving(request.raw)) return done(null, payload);
    const most = request.routeOptions.config.drainedBytes ?? DRAINED_BYTES;
    drain(request.raw, most, () => done(null, payload));
  });
}

function parametersOf(url: string): number {
  let count = 1;
  for (let at = url.indexOf("&"); at >= 0; at = url.indexOf("&", at + 1)) count += 1;
  return count;
}

function isArriving(raw: IncomingMessage): boolean {
  return !(raw.complete || raw.readableEnded || raw.destroyed);
}

/**
 * Reads and discards the rest of a body. Closing a connection before would reset it, and the client would lose the
 * reply. Gives up on long bodies; `limitBodies` closes slow ones.
 */
function drain(raw: IncomingMessage, most: number, then: () => void): void {
  if (Number(raw.headers["content-length"] ?? 0) > most) {
    then();
    return;
  }
  let bytes = 0;
  const finish = () => {
    raw.off("data", count).off("end", finish).off("close", finish).off("error", finish);
    then();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) finish();
  };
  raw.on("data", count).on("end", finish).on("close", finish).on("error", finish).resume();
}
