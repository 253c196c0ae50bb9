import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import {
  BUSY,
  closeServer,
  HEAD,
  limitedServer,
  openConnection,
  REST,
  takes,
  trickle,
} from "../../tests/support/limited-server.ts";

afterEach(closeServer);

const CALL = `${HEAD}Content-Length: 2\r\n\r\n{}`;
const statusesIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g);

test("no further request on a refused connection is handled", async () => {
  const port = await limitedServer({
    connections: { mostOfOneNetwork: 1, headersWithin: 30_000 },
    isShared: () => false,
  });
  await openConnection(port);
  const { socket, reply } = await openConnection(port);
  socket.write(CALL.repeat(50));
  await once(socket, "data");
  socket.write(CALL.repeat(50));
  expect(statusesIn(await reply)).toEqual(["HTTP/1.1 429"]);
  // Longer than the server needs for requests that have arrived.
  await pause(200);
  expect(takes.handled).toBe(0);
});

test("a body that arrives after its 408 is not handled", async () => {
  const port = await limitedServer();
  const { socket, reply } = await openConnection(port);
  socket.write(`${HEAD}Content-Length: 10\r\n\r\n{`);
  socket.once("data", () => socket.write(`"a":1234}${CALL.repeat(5)}`));
  expect(statusesIn(await reply)).toEqual(["HTTP/1.1 408"]);
  // Longer than the server needs for requests that have arrived.
  await pause(200);
  expect(takes.handled).toBe(0);
});

test.each([
  ["of a call", HEAD],
  ["for a URL that is too long", HEAD.replace("/takes", `/takes?${"&".repeat(120)}`)],
  ["for an unknown page", HEAD.replace("/takes", "/nothing")],
  ["of an unknown type", HEAD.replace("application/json", "x/y")],
  ["of an unknown method", HEAD.replace("POST", "PROPFIND")],
])("a slow body %s gets 408", async (_which, head) => {
  // Raises Node's own limit of a request, so that it does not answer first.
  const port = await limitedServer({ connections: { requestWithin: 120_000 } });
  const line = await openConnection(port);
  line.socket.write(`${head}Content-Length: 60000\r\n\r\n{`);
  trickle(line);
  expect(statusesIn(await line.reply)).toEqual(["HTTP/1.1 408"]);
});

test("a body beyond a network's limit is refused without waiting for its rest", async () => {
  const port = await limitedServer({
    isShared: () => false,
    connections: { requestWithin: 60_000 },
    bodies: { mostOfOneNetwork: 1, slowStart: 60_000, pace: { within: 60_000, bytesPerSecond: 1 } },
  });
  const first = await openConnection(port);
  first.socket.write(`${HEAD}Content-Length: 7\r\n\r\n{`);
  let text = "";
  const refuse = async () => {
    const line = await openConnection(port);
    line.socket.write(`${HEAD}Content-Length: 60000\r\n\r\n{`);
    trickle(line);
    text = await line.reply;
    return statusesIn(text);
  };
  expect(await refuse()).toEqual(["HTTP/1.1 429"]);
  expect(text).toMatch(/\r\nretry-after: 10\r\n[\s\S]*connection: close[\s\S]*Too many requests at once/);
  first.socket.write('"a":1}');
  await once(first.socket, "data");
  const { socket, reply } = await openConnection(port);
  socket.write(`${HEAD}Connection: close\r\nContent-Length: 2\r\n\r\n{}`);
  expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
});

test("an unknown Expect header gets 417 without waiting for the body", async () => {
  const port = await limitedServer();
  const line = await openConnection(port);
  line.socket.write(`${HEAD}Expect: x\r\nContent-Length: 1000000000\r\n\r\n{`);
  trickle(line);
  expect(await line.reply).toMatch(/^HTTP\/1\.1 417 [\s\S]*connection: close[\s\S]*without an Expect header/);
});

test.each([
  ["a reply that is under way", "/streams", "data: begin"],
  ["a reply that is complete", "/healthz", '{"status":"ok"}'],
])("a slow body writes no 408 into or after %s", async (_which, path, part) => {
  const port = await limitedServer();
  const line = await openConnection(port);
  line.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{`);
  trickle(line);
  const text = await line.reply;
  expect(statusesIn(text)).toEqual(["HTTP/1.1 200"]);
  expect(text).toContain(part);
});

test.each([
  ["a broken request", "GET / HTTP/1.1\r\nno colon here\r\n\r\n"],
  ["a slow body", `${HEAD}Content-Length: 60000\r\n\r\n{`],
  ["an unknown expectation", `${HEAD}Expect: x\r\nContent-Length: 9\r\n\r\n{`],
])("%s behind a stream writes nothing into the stream", async (_which, request) => {
  const port = await limitedServer();
  const { socket, reply } = await openConnection(port);
  socket.write("GET /streams HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.write(request);
  expect(statusesIn(await reply)).toEqual(["HTTP/1.1 200"]);
});

test("a refused connection frees its place", async () => {
  const port = await limitedServer({
    connections: { mostOfOneNetwork: 1, headersWithin: 30_000 },
    isShared: () => false,
  });
  const first = await openConnection(port);
  expect(await (await openConnection(port)).reply).toMatch(/^HTTP\/1\.1 429 /);
  first.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, reply } = await openConnection(port);
      socket.write(`GET /healthz HTTP/1.1\r\n${REST}`);
      return (await reply).slice(0, 12);
    }, BUSY)
    .toBe("HTTP/1.1 200");
});
