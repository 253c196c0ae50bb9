import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import {
  BUSY,
  closeServer,
  HEAD,
  limitedServer,
  openConnection,
  REST,
  trickle,
} from "../../tests/support/limited-server.ts";
import { sharedIps } from "./connection-limits.ts";

afterEach(closeServer);

test("late headers get 408, and a connection without any byte is closed", async () => {
  const port = await limitedServer();
  const slow = await openConnection(port);
  slow.socket.write("GET /healthz HTTP/1.1\r\nHost: loc");
  const silent = await openConnection(port);
  expect(await slow.reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*took too long/);
  expect(await silent.reply).toBe("");
});

test("a slow body gets 408, however long it goes on", async () => {
  const port = await limitedServer();
  const line = await openConnection(port);
  line.socket.write(`${HEAD}Content-Length: 60000\r\n\r\n{`);
  trickle(line);
  expect(await line.reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*took too long/);
});

test("a body of any pace has a time limit", async () => {
  const port = await limitedServer({ bodies: { pace: { within: 500, bytesPerSecond: 1 } } });
  const { socket, reply } = await openConnection(port);
  socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
  const flow = setInterval(() => socket.write("a\r\n          \r\n"), 20);
  socket.once("close", () => clearInterval(flow));
  expect(await reply).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that pauses briefly is accepted", async () => {
  const port = await limitedServer({
    connections: { headersWithin: 30_000, requestWithin: 60_000 },
    bodies: { slowStart: 5_000 },
  });
  const { socket, reply } = await openConnection(port);
  socket.write(`${HEAD}Connection: close\r\nContent-Length: 8\r\n\r\n{"a"`);
  await pause(600);
  socket.write(":12}");
  expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
});

test("event streams and downloads are not cut, however long they take", async () => {
  const port = await limitedServer({
    connections: { requestWithin: 300, silentFor: 5_000 },
  });
  const { socket, reply } = await openConnection(port);
  socket.write(`GET /streams HTTP/1.1\r\n${REST}`);
  expect(await reply).toContain("data: end");
});

test("an idle connection is closed", async () => {
  const port = await limitedServer({ connections: { silentFor: 300 } });
  const { socket, reply } = await openConnection(port);
  socket.write(`GET /streams HTTP/1.1\r\n${REST}`);
  expect(await reply).not.toContain("data: end");
});

test("connections per network are limited, except for IP addresses of many people", async () => {
  const port = await limitedServer({
    connections: { mostOfOneNetwork: 3, headersWithin: 30_000, requestWithin: 60_000 },
    isShared: (ip) => ip !== "127.0.0.2",
  });
  const crowd = await Promise.all(Array.from({ length: 3 }, () => openConnection(port, "127.0.0.2")));
  const refused = await openConnection(port, "127.0.0.2");
  expect(await refused.reply).toMatch(/^HTTP\/1\.1 429 [\s\S]*Too many connections from your network/);
  for (const from of ["127.0.0.1", "127.0.0.3"]) {
    for (const { socket, reply } of await Promise.all(
      Array.from({ length: 5 }, () => openConnection(port, from)),
    )) {
      socket.write(`GET /healthz HTTP/1.1\r\n${REST}`);
      expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
    }
  }
  crowd[0]?.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, reply } = await openConnection(port, "127.0.0.2");
      socket.write(`GET /healthz HTTP/1.1\r\n${REST}`);
      return (await reply).slice(0, 12);
    }, BUSY)
    .toBe("HTTP/1.1 200");
});

test.each([
  [undefined, "127.0.0.1", true],
  [undefined, "127.8.9.10", true],
  [undefined, "::1", true],
  [undefined, "::ffff:127.0.0.1", true],
  [undefined, "::ffff:7f00:1", true],
  [undefined, "10.0.0.1", false],
  [undefined, "::ffff:10.0.0.1", false],
  ["10.0.0.0/8", "10.1.1.1", true],
  ["10.0.0.0/8", "::ffff:10.1.1.1", true],
  ["10.0.0.0/8", "::ffff:11.1.1.1", false],
  ["10.0.0.0/8", "127.0.0.1", true],
  ["192.0.2.1, 2001:db8::/32", "192.0.2.1", true],
  ["192.0.2.1, 2001:db8::/32", "192.0.2.2", false],
  ["192.0.2.1, 2001:db8::/32", "2001:db8::5", true],
  ["192.0.2.1, 2001:db8::/32", "2001:db9::5", false],
  ["uniquelocal", "192.168.1.5", true],
  ["10.0.0.0/8", "not an address", false],
])("with TRUST_PROXY=%s, does %s stand for many people? %s", (trustedProxies, ip, isShared) => {
  expect(sharedIps(trustedProxies)(ip)).toBe(isShared);
});

test("limits of one network do not apply to this machine", async () => {
  const port = await limitedServer({ connections: { mostOfOneNetwork: 1, headersWithin: 30_000 } });
  const lines = await Promise.all([openConnection(port), openConnection(port), openConnection(port)]);
  for (const { socket } of lines) socket.write(`GET /healthz HTTP/1.1\r\n${REST}`);
  for (const { reply } of lines) expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
});

test("the server's connections are limited", async () => {
  const port = await limitedServer({
    connections: { most: 3, headersWithin: 30_000, requestWithin: 60_000 },
  });
  for (let nth = 0; nth < 3; nth += 1) await openConnection(port);
  const { socket, reply } = await openConnection(port);
  socket.write(`GET /healthz HTTP/1.1\r\n${REST}`);
  expect(await reply).not.toContain("200");
});

test("behind a proxy, bodies are limited per visitor", async () => {
  const port = await limitedServer({
    trustProxy: "loopback, 192.0.2.0/24",
    connections: { requestWithin: 60_000 },
    bodies: { mostOfOneNetwork: 2, slowStart: 60_000, pace: { within: 60_000, bytesPerSecond: 1 } },
  });
  const send = async (visitor: string, body: string) => {
    const { socket, reply } = await openConnection(port);
    socket.write(
      `${HEAD}Connection: close\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 7\r\n\r\n${body}`,
    );
    return { socket, reply };
  };
  const slow = [await send("203.0.113.1", "{"), await send("203.0.113.1", "{")];
  await expect
    .poll(async () => (await (await send("203.0.113.1", '{"a":1}')).reply).slice(0, 12), BUSY)
    .toBe("HTTP/1.1 429");
  expect(await (await send("203.0.113.2", '{"a":1}')).reply).toMatch(/^HTTP\/1\.1 200 /);
  // A trusted proxy stands for many people, even if it is itself the visitor.
  const byProxy = await Promise.all(Array.from({ length: 3 }, () => send("192.0.2.7", "{")));
  for (const { socket } of [...slow, ...byProxy]) socket.write('"a":1}');
  for (const { reply } of [...slow, ...byProxy]) expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
  expect(await (await send("203.0.113.1", '{"a":1}')).reply).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ["400", "GET / HTTP/1.1\r\nHost: localhost\r\nno colon here\r\n\r\n"],
  ["431", `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${"a=b; ".repeat(20_000)}\r\n\r\n`],
  ["414", `GET /healthz?${"a&".repeat(200)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ["414", `GET /healthz?${"a".repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ["413", `${HEAD}Content-Length: 300000\r\n\r\n${"x".repeat(300_000)}`],
  ["413", `${HEAD}Transfer-Encoding: chunked\r\n\r\n493e0\r\n${"x".repeat(300_000)}\r\n0\r\n\r\n`],
  ["400", `${HEAD}Content-Length: 2\r\n\r\n{x`],
])("the reply %s arrives whole and closes the connection", async (status, request) => {
  const port = await limitedServer();
  const { socket, reply } = await openConnection(port);
  socket.write(request);
  const text = await reply;
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  expect(text).toMatch(/\r\n\r\n.+/);
});
