import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { browserOf, type IdentityShop, identityShop } from "../../tests/support/identity-shop.ts";
import { seedSmallShop } from "../../tests/support/small-shop.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { DEMO_CUSTOMER, DEMO_PASSWORD } from "../shop/accounts/ensure-demo-accounts.ts";
import { loadDemoShop } from "./load-demo-shop.ts";

let database: OpenDatabase;
let shop: IdentityShop;

beforeAll(async () => {
  database = await testDatabase();
  await seedSmallShop(database.db);
  shop = await identityShop(database.db);
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

test("the demo customer has 120 coins, however often the demo starts and they sign in", async () => {
  const browser = browserOf(shop);
  for (const _start of [1, 2]) {
    await loadDemoShop(shop.services, () => {}, { pastDays: 0 });
    await browser.signIn(DEMO_CUSTOMER, DEMO_PASSWORD);
    expect((await browser.get("/api/me")).body.data).toMatchObject({ coins: 120 });
  }
});
