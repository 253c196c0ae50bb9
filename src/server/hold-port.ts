import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../infrastructure/config/config.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";

export type HeldPort = {
  /** Lets the shop answer on this port. The port is never free in between. */
  handOver(app: FastifyInstance): Promise<void>;
  /** After a failed start. */
  release(): void;
};

/** How many requests may wait for the start to end. Others get 503. */
const MAX_WAITING = 200;
/** How many connections may be open during the start. */
const MAX_CONNECTIONS = 1_000;
/** How long a connection opened during the start may stay silent, in ms. */
const WAIT_MS = 15_000;

/**
 * Listens on the shop's port before the start, so that a taken port is found at once. Requests wait until the shop is
 * ready; health checks get 503. Throws `ConfigError` if the port or host cannot be used.
 */
export async function holdPort({ PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<HeldPort> {
  let shop: FastifyInstance | undefined;
  const waiting: [IncomingMessage, ServerResponse][] = [];
  const placeholder = createServer({ headersTimeout: WAIT_MS }, (request, reply) => {
    // Closes after the reply, so that the client's next request uses a connection of the shop's own server.
    reply.setHeader("connection", "close");
    // A connection opened during the start may send its request later.
    if (shop) return void shop.server.emit("request", request, reply);
    const isCheck = request.url === "/healthz" || request.url === "/readyz";
    if (!isCheck && waiting.length < MAX_WAITING) waiting.push([request, reply]);
    else
      reply
        .writeHead(503, { "retry-after": "2" })
        .end("The shop is starting. Please try again in a moment.\n");
  });
  placeholder.maxConnections = MAX_CONNECTIONS;
  await listen(placeholder, { port: PORT, host: HOST });
  return {
    handOver: async (app) => {
      // Node can listen on another server's socket. Fastify passes the options on, and reads `host`.
      await app.listen(Object.assign(placeholder, { host: HOST }));
      shop = app;
      for (const [request, reply] of waiting.splice(0)) {
        if (!reply.destroyed) app.server.emit("request", request, reply);
      }
      // Drops connections that are still silent.
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
    return new ConfigError(`HOST is wrong: ${host} is not an IP or host name of this machine.`);
  return error;
}
