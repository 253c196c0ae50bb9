import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/support/shop.ts";
import { holdPort } from "./hold-port.ts";

test("requests during the start are served by the shop, and health checks report that it is not ready", async () => {
  const port = await freePort();
  const held = await holdPort({ PORT: port, HOST: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const early = fetch(`${url}/page`);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  const app = fastify();
  app.get("/page", () => "the page");
  app.get("/readyz", () => "ready");
  await app.ready();
  await held.handOver(app);
  onTestFinished(() => app.close());
  expect(await (await early).text()).toBe("the page");
  expect(await (await fetch(`${url}/readyz`)).text()).toBe("ready");
  expect(await (await fetch(`${url}/page`)).text()).toBe("the page");
});

test("a connection opened during the start is served when its request comes later", async () => {
  const port = await freePort();
  const held = await holdPort({ PORT: port, HOST: "127.0.0.1" });
  const sockets = await Promise.all([openConnection(port), openConnection(port)]);
  const app = fastify();
  app.get("/page", () => "the page");
  app.get("/readyz", () => "ready");
  await app.ready();
  await held.handOver(app);
  onTestFinished(() => app.close());
  const replies = await Promise.all(
    sockets.map((socket, index) => ask(socket, index === 0 ? "/page" : "/readyz")),
  );
  expect(replies[0]).toMatch(/^HTTP\/1.1 200 .*the page$/s);
  expect(replies[1]).toMatch(/^HTTP\/1.1 200 .*ready$/s);
});

async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // The placeholder's reply shows that it has accepted the earlier connections.
  await fetch(`http://127.0.0.1:${port}/readyz`);
  return socket;
}

async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString();
}

test("a failed start closes waiting connections", async () => {
  const port = await freePort();
  const held = await holdPort({ PORT: port, HOST: "127.0.0.1" });
  const early = fetch(`http://127.0.0.1:${port}/page`);
  await fetch(`http://127.0.0.1:${port}/readyz`);
  held.release();
  await expect(early).rejects.toThrow();
  await (await holdPort({ PORT: port, HOST: "127.0.0.1" })).release();
});
