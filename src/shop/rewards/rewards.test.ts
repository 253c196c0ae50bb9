import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import { users } from "../accounts/accounts.tables.ts";
import { randomUuid } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { holdCoins } from "./hold-coins.ts";
import { returnCoins } from "./return-coins.ts";
import { getCoinBalance } from "./rewards.reads.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let services: Services;
let userId = "";

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
});
afterAll(() => opened.close());
beforeEach(async () => {
  userId = randomUuid();
  await opened.db.insert(users).values({ id: userId, name: "Asha", email: `${userId}@example.com` });
});

const balance = () => getCoinBalance(services, { userId });
const welcome = () => addCoins(services, { userId, amount: 50, reason: "sign-up", key: `sign-up:${userId}` });

test("a new customer has no coins", async () => {
  expect(await balance()).toBe(0);
});

test("the sign-up bonus is given once, however often it is asked for", async () => {
  await welcome();
  expect(await welcome()).toEqual({ ok: true, value: { balance: 50 } });
  expect(await balance()).toBe(50);
});

test("nobody spends more coins than they have", async () => {
  await welcome();
  const spent = await holdCoins(services, { userId, orderId: randomUuid(), coins: 51 });
  expect(spent).toMatchObject({ ok: false, code: "not-enough-coins" });
  expect(await balance()).toBe(50);
});

test("holding twice for one order takes its coins once, giving back twice gives them back once", async () => {
  await welcome();
  const order = { userId, orderId: randomUuid() };
  await holdCoins(services, { ...order, coins: 30 });
  await holdCoins(services, { ...order, coins: 30 });
  expect(await balance()).toBe(20);
  expect(await returnCoins(services, order)).toEqual({ ok: true, value: 30 });
  expect(await returnCoins(services, order)).toEqual({ ok: true, value: 0 });
  expect(await balance()).toBe(50);
});

test("coins that were given back can be taken again for the same order", async () => {
  await welcome();
  const order = { userId, orderId: randomUuid() };
  await holdCoins(services, { ...order, coins: 30 });
  await returnCoins(services, order);
  await holdCoins(services, { ...order, coins: 30 });
  expect(await balance()).toBe(20);
  await returnCoins(services, order);
  expect(await balance()).toBe(50);
});
