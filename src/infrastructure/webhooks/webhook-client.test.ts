import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createWebhookClient } from "./create-webhook-client.ts";
import { isPublicIp } from "./public-ip.ts";

const REFUSED = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.8.8.8",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a9fe:a9fe",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "not an address",
];

test.each(REFUSED)("%s is not a public IP", (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is a public IP",
  (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  },
);

const live = createWebhookClient({ allowsLoopback: false });
const demo = createWebhookClient({ allowsLoopback: true });
const may = (client: typeof live, url: string) => client.mayCall(new URL(url));

test.each([
  ["https://example.com/hook", true, true],
  ["http://example.com/hook", false, false],
  ["https://8.8.8.8/", true, true],
  ["http://127.0.0.1:9000/", false, true],
  ["http://localhost:9000/", false, true],
  ["https://127.0.0.1/", false, true],
  ["https://[::1]/", false, true],
  ["https://10.0.0.1/", false, false],
  ["http://192.168.1.1/", false, false],
  ["https://169.254.169.254/", false, false],
  ["https://[::ffff:169.254.169.254]/", false, false],
  // Other ways to write 127.0.0.1 and 169.254.169.254.
  ["https://2130706433/", false, true],
  ["https://0x7f.1/", false, true],
  ["https://0251.0376.0251.0376/", false, false],
  ["ftp://example.com/", false, false],
  ["file:///etc/passwd", false, false],
])("%s: a live shop may call it: %s, a demo shop: %s", (url, inLive, inDemo) => {
  expect([may(live, url), may(demo, url)]).toEqual([inLive, inDemo]);
});

/** A server on this machine, and how often it was reached. */
async function reachable() {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits++;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { port, hits: () => hits, close: () => new Promise((done) => server.close(done)) };
}

const post = (client: typeof live, url: string) => client.post({ url, headers: {}, body: "{}" });

test.each([
  ["a private address", ["192.168.0.7"]],
  ["loopback", ["127.0.0.1"]],
  ["the metadata service", ["169.254.169.254"]],
  ["a public and a private address", ["93.184.216.34", "10.0.0.1"]],
  ["a mapped address", ["::ffff:127.0.0.1"]],
  ["nothing", []],
])("a host that resolves to %s is not connected to", async (_what, ips) => {
  const lookup = async () => ips.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const client = createWebhookClient({ allowsLoopback: false, lookup });
  const { status, problem } = await post(client, "https://hooks.example/");
  expect([status, problem]).toEqual([null, "private-address"]);
});

test("the address that was checked is the one that is connected to, also if the name changes its address", async () => {
  const server = await reachable();
  let lookups = 0;
  // Public at first, then this machine: a check before the connection would be fooled.
  const lookup = async () => [{ address: lookups++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
  const client = createWebhookClient({ allowsLoopback: true, lookup });
  const url = `http://localhost:${server.port}/`;
  expect(await post(client, url)).toMatchObject({ status: 200, problem: null });
  expect(await post(client, url)).toMatchObject({ status: null, problem: "private-address" });
  expect([lookups, server.hits()]).toEqual([2, 1]);
  await server.close();
});

test("a live shop connects to nothing on its own machine", async () => {
  const server = await reachable();
  expect(await post(live, `http://127.0.0.1:${server.port}/`)).toMatchObject({ problem: "private-address" });
  expect(await post(live, `https://localhost:${server.port}/`)).toMatchObject({ problem: "private-address" });
  expect(server.hits()).toBe(0);
  await server.close();
});

test("a host that does not exist, one that refuses, and one without TLS are told apart", async () => {
  const server = await reachable();
  const { port } = server;
  expect(await post(demo, `https://127.0.0.1:${port}/`)).toMatchObject({
    status: null,
    problem: "certificate",
  });
  await server.close();
  expect(await post(demo, `http://127.0.0.1:${port}/`)).toMatchObject({ problem: "no-connection" });
  const missing = Object.assign(new Error("not found"), { code: "ENOTFOUND" });
  const client = createWebhookClient({ allowsLoopback: false, lookup: () => Promise.reject(missing) });
  expect(await post(client, "https://nowhere.example/")).toMatchObject({ problem: "no-such-host" });
});
