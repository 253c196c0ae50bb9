import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../infrastructure/config/config.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";

export type HeldPort = {
  /** From here on the shop answers. The port is never free in between. */
  handOver(app: FastifyInstance): Promise<void>;
  /** For a start that failed. */
  release(): void;
};

/** How many requests may wait for the start to end. Further ones get 503. */
const MOST_WAITING = 200;
/** How many connections may be open during the start. */
const MOST_CONNECTIONS = 1_000;
/** How long a connection that was opened during the start may stay silent, in ms. */
const WAIT_MS = 15_000;

/**
 * Listens where the shop will listen, so that a port that is taken is known before the demo shop is loaded. Requests
 * that come during the start wait for its end, because many clients take an open port for a shop that is ready. The
 * health checks answer 503 at once. Throws `ConfigError` when the port or the host can't be used.
 */
export async function holdPort({ PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<HeldPort> {
  let shop: FastifyInstance | undefined;
  const waiting: [IncomingMessage, ServerResponse][] = [];
  const placeholder = createServer({ headersTimeout: WAIT_MS }, (request, reply) => {
    // The connection belongs to this server: the client's next request comes on one of the shop's own.
    reply.setHeader("connection", "close");
    // A connection that was opened during the start may send its request after it.
    if (shop) return void shop.server.emit("request", request, reply);
    const isCheck = request.url === "/healthz" || request.url === "/readyz";
    if (!isCheck && waiting.length < MOST_WAITING) waiting.push([request, reply]);
    else
      reply
        .writeHead(503, { "retry-after": "2" })
        .end("The shop is starting. Please try again in a moment.\n");
  });
  placeholder.maxConnections = MOST_CONNECTIONS;
  await listen(placeholder, { port: PORT, host: HOST });
  return {
    handOver: async (app) => {
      // Given another server, Node listens on that server's socket. Fastify passes on what it is given, and reads `host`.
      await app.listen(Object.assign(placeholder, { host: HOST }) as object);
      shop = app;
      for (const [request, reply] of waiting.splice(0)) {
        if (!reply.destroyed) app.server.emit("request", request, reply);
      }
      // Connections that are still silent then are dropped.
      setTimeout(() => placeholder.closeAllConnections(), WAIT_MS).unref();
    },
    release: () => {
      if (shop) return;
      placeholder.close();
      placeholder.closeAllConnections();
    },
  };
}

function listen(server: Server, at: { port: number; host: string }): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => fail(explain(error, at)));
    server.listen(at, done);
  });
}

function explain(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string }): Error {
  const { code } = error;
  if (code === "EADDRINUSE" || code === "EACCES")
    return new ConfigError(
      `PORT is wrong: it takes a port that is free and allowed, and ${port} is not (${code}).`,
    );
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return new ConfigError(`HOST is wrong: it takes an address of this machine, and ${host} is none.`);
  return error;
}
