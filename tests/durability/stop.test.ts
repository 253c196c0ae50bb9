import { afterEach, expect, test } from "vitest";
import { DATABASES, demoDeployment, emptyDeployment } from "../support/demo-deployment.ts";
import { openStream } from "../support/order-stream.ts";
import { eventually, launchShop, startShop } from "../support/shop.ts";
import { type OrderWish, orderOf, signUp, standardSlots } from "../support/shopper.ts";

const LOADING = "Loading the demo shop";
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test.each(DATABASES)(
  "a shop that is told to stop answers what is under way and ends, on %s",
  async (database) => {
    const deployment = await demoDeployment(database);
    cleanUps.push(deployment.remove);
    const shop = await startShop(deployment);
    const shopper = await signUp(shop.url, "stop@example.com");
    const wishes = (await standardSlots(shop.url, 3, 1)).slice(0, 3);
    const send = (wish: OrderWish) => shopper.post("/api/payment/create-order", orderOf(shopper, wish));
    const under = Promise.allSettled(wishes.map(send));
    const stopping = Date.now();
    expect(await shop.stop()).toBe(0);
    expect(Date.now() - stopping, "within a few seconds").toBeLessThan(9_000);
    // Each is answered or refused with 503, never cut off.
    for (const result of await under) {
      if (result.status === "fulfilled") expect([200, 503]).toContain(result.value.status);
    }
    expect(shop.said()).not.toContain('"level":50');
  },
);

test.each(DATABASES)(
  "a shop that is told to stop ends open pages' streams at once, on %s",
  async (database) => {
    const deployment = await demoDeployment(database);
    cleanUps.push(deployment.remove);
    const shop = await startShop(deployment);
    const shopper = await signUp(shop.url, "follow@example.com");
    const [wish] = (await standardSlots(shop.url, 3, 1)) as [OrderWish];
    const { uuid } = (await shopper.post("/api/payment/create-order", orderOf(shopper, wish))).body.data;
    const streams = await Promise.all(
      Array.from({ length: 10 }, () =>
        openStream(`${shop.url}/api/orders/${uuid}/events`, { cookie: shopper.cookie() }),
      ),
    );
    for (const stream of streams) expect(await stream.next()).toMatchObject({ status: "awaiting payment" });
    expect(await shop.stop()).toBe(0);
    // A proper end; a broken connection would throw.
    for (const stream of streams) expect(await stream.next()).toBeNull();
  },
);

test.each(DATABASES)("@all a shop can be stopped while it starts, on %s", async (database) => {
  const deployment = await emptyDeployment(database);
  cleanUps.push(deployment.remove);
  const broken = await launchShop(deployment);
  await eventually("it loads the demo shop", () => broken.said().includes(LOADING), 60_000);
  broken.signal("SIGTERM");
  expect(await broken.ended).toBe(0);
  const shop = await startShop(deployment);
  expect((await standardSlots(shop.url, 3, 1))[0]?.sku, "it has its products").toBeTruthy();
  expect(await shop.stop()).toBe(0);
});

test.each(DATABASES)("a second start loads nothing again, on %s", async (database) => {
  const deployment = await demoDeployment(database);
  cleanUps.push(deployment.remove);
  const began = performance.now();
  const shop = await startShop(deployment);
  const seconds = (performance.now() - began) / 1000;
  cleanUps.push(shop.stop);
  process.stdout.write(`A second start on ${database} was ready after ${seconds.toFixed(2)} s\n`);
  expect(shop.said()).not.toContain(LOADING);
});

test("@all npm start passes a stop signal on, and ends with success", async () => {
  const deployment = await demoDeployment("PGlite");
  cleanUps.push(deployment.remove);
  const shop = await startShop({ ...deployment, command: ["npm", "start"] });
  expect(await shop.stop()).toBe(0);
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow("fetch failed");
  const again = await startShop({ ...deployment, command: ["npm", "start"] });
  expect(await again.stop(), "the data directory was given back").toBe(0);
});

test("@all a second shop on the same data directory says whose it is, and the first goes on", async () => {
  const deployment = await demoDeployment("PGlite");
  cleanUps.push(deployment.remove);
  const first = await startShop(deployment);
  cleanUps.push(first.stop);
  const second = await launchShop(deployment);
  expect(await second.ended).toBe(2);
  expect(second.said()).toMatch(
    /^\S+ is in use by another running shop\. Stop that one, or set DATA_DIR to another directory\.\n$/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("@all a port that is taken is named", async () => {
  const deployment = await demoDeployment("PGlite");
  const other = await demoDeployment("PGlite");
  cleanUps.push(deployment.remove, other.remove);
  const first = await startShop(deployment);
  cleanUps.push(first.stop);
  const port = Number(new URL(first.url).port);
  const second = await launchShop({ ...other, port });
  expect(await second.ended).toBe(2);
  expect(second.said()).toContain(
    `PORT is wrong: it takes a port that is free and allowed, and ${port} is not`,
  );
});

test("an order that is created while the shop stops is never half there", async () => {
  const deployment = await demoDeployment("PostgreSQL");
  cleanUps.push(deployment.remove);
  let shop = await startShop(deployment);
  const port = Number(new URL(shop.url).port);
  const shopper = await signUp(shop.url, "late@example.com");
  const [wish] = await standardSlots(shop.url, 3, 1);
  const under = shopper.post("/api/payment/create-order", orderOf(shopper, wish as OrderWish), {
    "idempotency-key": "late-order-1",
  });
  const [, answer] = await Promise.all([shop.stop(), under.catch(() => null)]);
  shop = await startShop({ ...deployment, port });
  cleanUps.push(shop.stop);
  const repeat = await shopper.post("/api/payment/create-order", orderOf(shopper, wish as OrderWish), {
    "idempotency-key": "late-order-1",
  });
  expect(repeat.status).toBe(200);
  if (answer?.status === 200) expect(repeat.body.data.uuid).toBe(answer.body.data.uuid);
  expect((await shopper.get("/api/orders")).body.data).toHaveLength(1);
});
