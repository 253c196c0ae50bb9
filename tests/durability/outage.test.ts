import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OwnPostgres } from "../../bootstrap/steps/postgres.mjs";
import { emptyDeployment, ownDemoPostgres } from "../support/demo-deployment.ts";
import { eventually, launchShop, type RunningShop, removeDirectory, startShop } from "../support/shop.ts";
import { type OrderWish, orderOf, pay, type Shopper, signUp, standardSlots } from "../support/shopper.ts";

let postgres: OwnPostgres;
let shop: RunningShop;
let shopper: Shopper;
let wishes: OrderWish[];

beforeAll(async () => {
  postgres = await ownDemoPostgres();
  shop = await startShop({ env: { DATABASE_URL: postgres.url } });
  shopper = await signUp(shop.url, "outage@example.com");
  wishes = await standardSlots(shop.url, 3, 2);
});
beforeEach(() => postgres.resume());
afterAll(async () => {
  await shop.stop();
  await removeDirectory(shop.directory);
  await postgres.stop();
});

const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status;
const order = (wish: OrderWish | undefined, headers = {}) =>
  shopper.post("/api/payment/create-order", orderOf(shopper, wish as OrderWish), headers);

test("during a database outage the shop says so, and continues when it is back", async () => {
  expect(await statusOf("/")).toBe(200);
  const before = await order(wishes[0]);
  expect(before.status).toBe(200);
  const key = { "idempotency-key": "0b2f8f3e-outage" };

  await postgres.pause();
  expect(await statusOf("/healthz")).toBe(200);
  await eventually("/readyz says 503", async () => (await statusOf("/readyz")) === 503);
  for (const path of ["/api/cakes/get-cakes?start=1&end=2", "/api/me", "/api/orders"]) {
    const answer = await shopper.get(path);
    expect(answer.status, path).toBe(503);
    expect(answer.body, path).toEqual({
      success: false,
      message: "Something is down on our side. Nothing was changed. Please try again.",
      code: "unavailable",
    });
  }
  expect((await order(wishes[1], key)).status).toBe(503);
  expect(await statusOf("/"), "a page that was seen before is still there").toBe(200);
  expect(await statusOf("/AllCakes?eggless=yes"), "cakes can be looked at").toBe(200);

  for (const [path, sentence] of [
    ["/accounts", "Something is down on our side"],
    [`/payment/${wishes[0]?.sku}`, "Error loading cake details. Please try again later."],
  ] as const) {
    const page = await shopper.get(path);
    expect(page.status, path).toBe(503);
    expect(page.headers.get("retry-after"), path).toBe("5");
    const text = page.body.replace(/<script.*?<\/script>|<[^>]+>/gs, " ").replace(/\s+/g, " ");
    expect(text, path).toContain(sentence);
    expect(text, path).toContain("Try again");
    expect(/ECONNREFUSED|Error:|node_modules|select /.test(page.body), path).toBe(false);
  }

  await postgres.resume();
  await eventually("/readyz says 200", async () => (await statusOf("/readyz")) === 200);
  expect(await statusOf("/AllCakes")).toBe(200);
  expect((await order(wishes[1], key)).status, "the same request, sent again").toBe(200);
  const paid = await pay(shop.url, shopper, before.body.data.razorpayOrder.id);
  expect(paid.body.data).toMatchObject({ uuid: before.body.data.uuid, paid: true, status: "placed" });
  await eventually("the confirmation is sent", async () =>
    (await (await fetch(`${shop.url}/dev/mail?to=outage@example.com`)).text()).includes(
      before.body.data.orderNumber,
    ),
  );
});

test("a database that goes away in the middle of orders ends no process and loses no order", async () => {
  const answered: string[] = [];
  const customers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => signUp(shop.url, `busy-${i}@example.com`)),
  );
  const busy = Promise.all(
    customers.map(async (customer, i) => {
      for (const wish of await standardSlots(shop.url, 10 + 5 * i, 5)) {
        const created = await customer.post("/api/payment/create-order", orderOf(customer, wish));
        if (created.status === 503) return;
        expect(created.status).toBe(200);
        answered.push(created.body.data.uuid);
        await pay(shop.url, customer, created.body.data.razorpayOrder.id);
      }
    }),
  );
  await eventually("orders come in", () => answered.length >= 12);
  await postgres.pause();
  await busy;
  await postgres.resume();
  await eventually("/readyz says 200", async () => (await statusOf("/readyz")) === 200);
  const lists = await Promise.all(customers.map((customer) => customer.get("/api/orders")));
  const known = new Set(lists.flatMap(({ body }) => body.data.map(({ uuid }: { uuid: string }) => uuid)));
  expect(answered.filter((uuid) => !known.has(uuid))).toEqual([]);
});

test("a shop that starts before its database waits for it", async () => {
  await postgres.pause();
  const early = await launchShop({ env: { DATABASE_URL: postgres.url } });
  await eventually("it says that it waits", () =>
    early.said().includes("Waiting for the database at 127.0.0.1"),
  );
  await postgres.resume();
  await early.ready();
  early.signal("SIGTERM");
  expect(await early.ended).toBe(0);
  await removeDirectory(early.directory);
});

test("a shop that waits for its database can be stopped", async () => {
  const deployment = await emptyDeployment("PGlite");
  const waiting = await launchShop({
    ...deployment,
    env: { DATABASE_URL: "postgres://shop@127.0.0.1:9/shop" },
  });
  await eventually("it waits", () => waiting.said().includes("Waiting for the database"));
  waiting.signal("SIGTERM");
  expect(await waiting.ended).toBe(0);
  await deployment.remove();
});

test("a database that does not exist ends the start with a sentence", async () => {
  const url = new URL(postgres.url);
  url.pathname = "/nowhere";
  const deployment = await emptyDeployment("PGlite");
  const lost = await launchShop({ ...deployment, env: { DATABASE_URL: url.href } });
  expect(await lost.ended).toBe(2);
  expect(lost.said()).toBe(
    `DATABASE_URL is wrong: the database at ${url.host}/nowhere refuses (database "nowhere" does not exist).\n`,
  );
  await deployment.remove();
});
