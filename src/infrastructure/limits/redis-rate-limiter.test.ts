import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createLog } from "../logging/log.ts";
import { RedisRateLimiter } from "./redis-rate-limiter.ts";

test("a Redis that never replies delays an attempt only briefly, and is then paused", async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("data", (data) => {
      const text = data.toString();
      if (text.includes("EVAL")) return;
      // Replies OK to each command of a new connection.
      socket.write("+OK\r\n".repeat(text.match(/^\*\d+\r$/gm)?.length ?? 0));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const rateLimiter = await RedisRateLimiter.open(`redis://127.0.0.1:${port}`, createLog("silent"));
  const started = performance.now();
  expect(await rateLimiter.take("a", 2, 60)).toMatchObject({ allowed: true });
  const first = performance.now() - started;
  expect(first).toBeGreaterThan(200);
  for (let i = 0; i < 20; i += 1) await rateLimiter.take("a", 2, 60);
  expect(await rateLimiter.take("a", 2, 60)).toMatchObject({ allowed: false });
  expect(performance.now() - started).toBeLessThan(first + 1_000);
  rateLimiter.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});
