import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes of the body of a call. The longest, an order of 60 cakes, has 25 kB. */
export const BODY_BYTES = 256 * 1024;

/** Letters of a URL. React Router asks for addresses of up to 7,680. */
const URL_LENGTH = 8 * 1024;

/** Parameters of a URL. The longest filter of a listing has fewer than 30. */
const MOST_PARAMETERS = 100;

/** After these replies the connection is closed: what follows on it may be the rest of a request that was refused. */
const CLOSING = new Set([400, 408, 413, 414, 431]);

/** Bytes of a refused body that are read before the reply is sent, unless a route says otherwise. */
const DRAINED_BYTES = 2 ** 20;

declare module "fastify" {
  interface FastifyContextConfig {
    /** For routes whose bodies are larger than those of others: bytes of a refused one that are read. */
    drainedBytes?: number;
  }
}

class AddressTooLong extends Error {
  readonly statusCode = 414;
  constructor() {
    super("This address is too long. Please go to the start page of the shop.");
  }
}

/** Limits what every route takes in its URL, and closes the connection after a request that was refused. */
export function limitRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { url } = request;
    if (url.length > URL_LENGTH || parametersOf(url) > MOST_PARAMETERS) return done(new AddressTooLong());
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (CLOSING.has(reply.statusCode)) reply.header("connection", "close");
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
 * Reads and forgets the rest of a body. A connection that is closed before all of it was read is reset, and the
 * other side loses the reply. Gives up on long bodies. Slow ones need no limit here, because `limitBodies` runs
 * before every refusal, measures each body until its end, and closes the connection.
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
