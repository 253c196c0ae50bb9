import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { MemoryRateLimiter } from "../../src/infrastructure/limits/memory-rate-limiter.ts";
import { createLog } from "../../src/infrastructure/logging/log.ts";
import { type AppOptions, buildApp } from "../../src/server/build-app.ts";
import type { Services } from "../../src/shop/services.ts";
import { TEST_GATEWAY, TEST_SETTINGS } from "./test-settings.ts";

/** A busy machine may need long for a short wait. In ms. */
export const BUSY = { timeout: 30_000 };

export const HEAD = "POST /takes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
export const REST = "Host: localhost\r\nConnection: close\r\n\r\n";

const open: { app?: FastifyInstance; sockets: Socket[] } = { sockets: [] };

/** Closes the server and all connections; for `afterEach`. */
export async function closeServer(): Promise<void> {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  await open.app?.close();
}

/** How often the call that takes a body was handled. */
export const takes = { handled: 0 };

/** A server with short limits and two calls: `POST /takes` reads a body, `GET /streams` replies for one second. */
export async function limitedServer(options: Partial<AppOptions> = {}): Promise<number> {
  const log = createLog("silent");
  const services = {
    ...{ log, settings: TEST_SETTINGS, rateLimiter: new MemoryRateLimiter() },
    ...{ gateway: TEST_GATEWAY, clock: () => new Date() },
    // No database: nothing changes that pages show.
    ...{ db: {}, pubSub: { subscribe: () => () => {} } },
  } as unknown as Services;
  takes.handled = 0;
  const app = await buildApp({
    ...{ services, log, ...options },
    connections: { headersWithin: 300, requestWithin: 3_000, checkEvery: 50, ...options.connections },
    bodies: { slowStart: 200, checkEvery: 50, ...options.bodies },
    extras: [
      async (scope) => {
        scope.post("/takes", async ({ body }) => {
          takes.handled += 1;
          return { got: JSON.stringify(body).length };
        });
        scope.get("/streams", (_request, reply) => {
          reply.raw.writeHead(200, { "content-type": "text/event-stream" });
          reply.raw.write("data: begin\n\n");
          setTimeout(() => reply.raw.end("data: end\n\n"), 1_000);
        });
      },
    ],
  });
  open.app = app;
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

export type Line = { socket: Socket; reply: Promise<string> };

/**
 * Opens a raw connection. `reply` is everything received until it was closed or reset.
 * @param from an IP address of this machine
 */
export async function openConnection(port: number, from = "127.0.0.1"): Promise<Line> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  open.sockets.push(socket);
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  socket.on("error", () => {});
  const reply = new Promise<string>((done) => socket.once("close", () => done(text)));
  await once(socket, "connect");
  return { socket, reply };
}

/** Writes one byte every 20 ms until the connection is closed. */
export function trickle({ socket }: Line): void {
  const flow = setInterval(() => socket.write(" "), 20);
  socket.once("close", () => clearInterval(flow));
}
