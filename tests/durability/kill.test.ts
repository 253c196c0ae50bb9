import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DATABASES, type Deployment, demoDeployment, emptyDeployment } from "../support/demo-deployment.ts";
import { eventually, launchShop, type RunningShop, startShop } from "../support/shop.ts";
import {
  type OrderWish,
  orderOf,
  payInWindow,
  type Shopper,
  signUp,
  standardSlots,
} from "../support/shopper.ts";

const SHOPPERS = 6;
const ROUNDS = 2;
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Confirmations of the shop and the provider to shoppers before the kill. */
type Answered = {
  created: Map<string, Shopper>;
  /** Orders that were charged, whether or not the shop knows. */
  charged: Set<string>;
  paid: Set<string>;
};

test.each(DATABASES)(
  "a shop that is killed in the middle of orders has every order that it answered, on %s",
  async (database) => {
    const deployment = await demoDeployment(database);
    cleanUps.push(deployment.remove);
    const answered: Answered = { created: new Map(), charged: new Set(), paid: new Set() };
    let shop = await startShop(deployment);
    const port = Number(new URL(shop.url).port);
    for (let round = 0; round < ROUNDS; round++) {
      await killInTheMiddle(shop, answered, round);
      shop = await startShop({ ...deployment, port });
    }
    cleanUps.push(shop.stop);
    for (const [uuid, shopper] of answered.created) {
      const order = await orderIn(shopper, uuid);
      expect(order.status, `order ${uuid} was answered`).toBe(200);
      if (answered.paid.has(uuid)) expect(order.body.data.status, `${uuid} was paid`).toBe("placed");
    }
    for (const uuid of answered.charged) {
      const shopper = answered.created.get(uuid) as Shopper;
      await eventually(
        `the paid order ${uuid} is placed, though nobody told the shop`,
        async () => (await orderIn(shopper, uuid)).body.data.status === "placed",
      );
    }
  },
);

test.each(DATABASES)(
  "a first start that is killed at any moment leaves nothing half-made, on %s",
  async (database) => {
    const deployment: Deployment = await emptyDeployment(database);
    cleanUps.push(deployment.remove);
    const isBegun = () =>
      existsSync(join(deployment.directory, "database.new/base")) || database !== "PGlite";
    const moments = [isBegun, (said: string) => /Loading/.test(said), (said: string) => /40%/.test(said)];
    for (const isReached of moments) {
      const shop = await launchShop(deployment);
      await eventually("the start gets so far", () => isReached(shop.said()), 60_000);
      shop.signal("SIGKILL");
      await shop.ended;
    }
    const shop = await startShop(deployment);
    cleanUps.push(shop.stop);
    const categories = await fetch(`${shop.url}/AllCakes`);
    expect(categories.status).toBe(200);
    const shopper = await signUp(shop.url, "after@example.com");
    const [wish] = await standardSlots(shop.url, 3, 1);
    const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish as OrderWish));
    expect(created.status).toBe(200);
  },
);

function orderIn(shopper: Shopper, uuid: string) {
  return shopper.get(`/api/delivery/orderdetailsUUID/${uuid}`);
}

/** Kills the process while shoppers order and pay without a pause. */
async function killInTheMiddle(shop: RunningShop, answered: Answered, round: number): Promise<void> {
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, i) => signUp(shop.url, `kill-${round}-${i}@example.com`)),
  );
  const before = answered.paid.size;
  const busy = shoppers.map((shopper, i) => orderUntilItEnds(shop, shopper, round * 40 + i * 6, answered));
  await Promise.race([
    eventually("shoppers order", () => answered.paid.size >= before + SHOPPERS),
    Promise.all(busy),
  ]);
  await shop.kill();
  await Promise.all(busy);
  expect(answered.paid.size, "orders were paid before the kill").toBeGreaterThanOrEqual(before + SHOPPERS);
}

async function orderUntilItEnds(
  shop: RunningShop,
  shopper: Shopper,
  firstDay: number,
  answered: Answered,
): Promise<void> {
  try {
    for (const wish of await standardSlots(shop.url, 2 + firstDay, 6)) {
      const created = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
      if (created.status !== 200)
        throw new Error(`create-order: ${created.status} ${JSON.stringify(created.body)}`);
      const { uuid, razorpayOrder } = created.body.data;
      answered.created.set(uuid, shopper);
      const signedPayment = await payInWindow(shop.url, razorpayOrder.id);
      answered.charged.add(uuid);
      const verified = await shopper.post("/api/payment/verify-payment", signedPayment);
      if (verified.status === 200 && verified.body.data.paid) answered.paid.add(uuid);
    }
  } catch (error) {
    // A broken connection means that the shop was killed. Any other error fails the test.
    if (!(error instanceof TypeError)) throw error;
  }
}
