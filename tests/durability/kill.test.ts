import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { type RunningShop, removeDirectory, startShop } from "../support/shop.ts";
import { orderOf, pay, type Shopper, signUp } from "../support/shopper.ts";

const SHOPPERS = 6;
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test("a killed shop on its embedded database has every order that it answered", () => killInTheMiddle({}));

test("a killed shop on PostgreSQL has every order that it answered", async () => {
  const url = await ownDatabase();
  await killInTheMiddle({ DATABASE_URL: url });
});

/** Shoppers order and pay without a pause; the process is killed while they do; a new one must know all that was said. */
async function killInTheMiddle(env: Record<string, string>): Promise<void> {
  let shop = await startShop({ env });
  cleanUps.push(() => removeDirectory(shop.directory));
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, i) => signUp(shop.url, `kill-${i}@example.com`)),
  );
  const answered = { created: new Map<string, Shopper>(), paid: new Set<string>() };
  const running = shoppers.map((shopper, i) => orderUntilItEnds(shop, shopper, i, answered));
  await until(() => answered.paid.size >= SHOPPERS);
  await shop.kill();
  await Promise.all(running);

  shop = await startShop({ env, directory: shop.directory, port: Number(new URL(shop.url).port) });
  cleanUps.push(() => shop.stop());
  expect(answered.created.size).toBeGreaterThanOrEqual(SHOPPERS);
  for (const [uuid, shopper] of answered.created) {
    const known = await shopper.get(`/api/delivery/orderdetailsUUID/${uuid}`);
    expect(known.status, `order ${uuid} was answered`).toBe(200);
    if (answered.paid.has(uuid)) expect(known.body.data.status).toBe("placed");
  }
}

async function orderUntilItEnds(
  shop: RunningShop,
  shopper: Shopper,
  index: number,
  answered: { created: Map<string, Shopper>; paid: Set<string> },
): Promise<void> {
  const wishes = await standardSlots(shop, index);
  for (const wish of wishes) {
    try {
      const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
      if (created.status !== 200)
        throw new Error(`create-order: ${created.status} ${JSON.stringify(created.body)}`);
      answered.created.set(created.body.data.uuid, shopper);
      const verified = await pay(shop.url, shopper, created.body.data.razorpayOrder.id);
      if (verified.status === 200 && verified.body.data.paid) answered.paid.add(verified.body.data.uuid);
    } catch (error) {
      // The connection broke: the shop was killed. Anything else is a failure of the test.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** All standard slots of thirty days, so that nobody waits for a place. */
async function standardSlots(shop: RunningShop, index: number) {
  const rows = (await (await fetch(`${shop.url}/api/cakes/get-cakes?start=1&end=2`)).json()) as {
    data: unknown[][];
  };
  const row = rows.data[1];
  return Array.from({ length: 60 }, (_, i) => ({
    sku: String(row?.[2]),
    price: Number(row?.[6]),
    pinCode: "110001",
    date: new Date(Date.now() + (2 + index * 10 + (i % 10)) * 86_400_000).toISOString().slice(0, 10),
    time: ["9 AM - 12 PM", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"][i % 4] ?? "",
    type: "Standard Delivery",
  }));
}

async function until(reached: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!reached()) {
    if (Date.now() > deadline) throw new Error("the shoppers got nowhere");
    await new Promise((done) => setTimeout(done, 10));
  }
}

async function ownDatabase(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("this test needs PostgreSQL: run it through npm test");
  const name = `kill_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  cleanUps.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
