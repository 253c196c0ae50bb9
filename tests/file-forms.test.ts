import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { orderToken } from "../src/shop/orders/order-link.ts";
import { orderEvents, orders } from "../src/shop/orders/orders.tables.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let port = 0;
let customers: { person: Person; uuid: string }[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database, undefined, { bodies: { slowStart: 12_000, checkEvery: 50 } });
  customers = [];
  for (const name of ["asha", "bina", "chitra", "devi"]) {
    const person = await shop.person(name);
    const { uuid } = await orderOf(shop, person);
    await database.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, uuid));
    await database.db
      .insert(orderEvents)
      .values({ orderId: uuid, status: "delivered", at: new Date(), by: "owner", note: "" });
    customers.push({ person, uuid });
  }
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const BODY = ["kind", "message"]
  .map((name) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nnone\r\n`)
  .join("")
  .concat(`--${BOUNDARY}--\r\n`);

/**
 * The customer who sends, or whose order it is about. linkFrom: local IP of a holder of the order's link; omitted for
 * the customer.
 */
type Sender = { nth: number; linkFrom?: string };

type Upload = { socket: Socket; reply: Promise<string> };

/** Sends the headers of a complaint and one byte of its body. */
async function begin({ nth, linkFrom }: Sender): Promise<Upload> {
  const { person, uuid } = customers[nth] as (typeof customers)[number];
  const socket = connect({ port, host: "127.0.0.1", localAddress: linkFrom ?? "127.0.0.1" });
  sockets.push(socket);
  const reply = textOf(socket).catch(() => "broken");
  await once(socket, "connect");
  const head = [
    `POST /orders/${uuid}/complain${linkFrom ? `?token=${orderToken(shop.services, uuid)}` : ""} HTTP/1.1`,
    `Host: localhost:3000`,
    `Origin: http://localhost:3000`,
    "Connection: close",
    ...(linkFrom ? [] : [`Cookie: ${[...person.jar].map(([key, value]) => `${key}=${value}`).join("; ")}`]),
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${BODY.slice(0, 1)}`);
  return { socket, reply };
}

/** Sends a whole complaint. Returns the status: 422 means that it was read, because its kind does not exist. */
async function send(sender: Sender): Promise<string> {
  const { socket, reply } = await begin(sender);
  socket.write(BODY.slice(1));
  return (await reply).slice(9, 12);
}

/**
 * Keeps one upload open per sender, until `probe` is refused with this status. A probe that arrives before an upload
 * takes its place, and is refused only after its body: then all uploads start again.
 */
async function fill(senders: Sender[], probe: Sender, status: string): Promise<Upload[]> {
  let uploads: Upload[] = [];
  const begunAgain = async () => {
    for (const { socket } of uploads) socket.destroy();
    uploads = await Promise.all(senders.map(begin));
    return send(probe);
  };
  await expect.poll(begunAgain, { timeout: 30_000 }).toBe(status);
  return uploads;
}

test("one customer's slow uploads leave the form open for others, and for the customer once they end", async () => {
  const slow = await fill([{ nth: 0 }, { nth: 0 }], { nth: 0 }, "429");
  expect(await send({ nth: 1 })).toBe("422");
  for (const { socket } of slow) socket.write(BODY.slice(1));
  for (const { reply } of slow) expect(await reply).toMatch(/^HTTP\/1\.1 422 /);
  expect(await send({ nth: 0 })).toBe("422");
});

test("slow uploads by an order's link leave the form open for its customer and for others with the link", async () => {
  const holder = { nth: 0, linkFrom: "127.0.0.2" };
  await fill([holder, holder], holder, "429");
  expect(await send({ nth: 0 })).toBe("422");
  expect(await send({ nth: 0, linkFrom: "127.0.0.3" })).toBe("422");
});

test("slow uploads by one customer's links, from however many networks, leave the form open for others", async () => {
  const holders = ["127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.3"].map((linkFrom) => ({
    nth: 0,
    linkFrom,
  }));
  await fill(holders, { nth: 0, linkFrom: "127.0.0.4" }, "429");
  expect(await send({ nth: 0 })).toBe("422");
  expect(await send({ nth: 1 })).toBe("422");
});

test("@all a slow upload is ended, and frees its place", async () => {
  const slow = await fill([{ nth: 0 }, { nth: 0 }], { nth: 0 }, "429");
  for (const { reply } of slow) expect(await reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*took too long/);
  expect(await send({ nth: 0 })).toBe("422");
});

test("an aborted upload frees its place", async () => {
  for (let times = 0; times < 6; times += 1) {
    const { socket } = await begin({ nth: 0 });
    socket.destroy();
  }
  await expect.poll(() => send({ nth: 0 }), { timeout: 30_000 }).toBe("422");
});

test("the number of simultaneous uploads is limited over all customers", async () => {
  const senders = [0, 0, 1, 1, 2, 2].map((nth) => ({ nth }));
  await fill(senders, { nth: 3 }, "503");
});
