import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { browserOf, type IdentityShop, identityShop } from "../../../tests/support/identity-shop.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { listAddresses } from "./accounts.reads.ts";
import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { DEMO_PASSWORD, ensureDemoAccounts } from "./ensure-demo-accounts.ts";

let database: OpenDatabase;
let shop: IdentityShop;
let customerId: string;

async function start(): Promise<void> {
  const made = await ensureDemoAccounts(shop.services);
  customerId = made.customerId;
}

beforeAll(async () => {
  database = await testDatabase();
  shop = await identityShop(database.db);
  await start();
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

test("the demo customer has a phone and two addresses, however often the demo starts", async () => {
  const browser = browserOf(shop);
  await browser.signIn("customer@example.com", DEMO_PASSWORD);
  await start();
  await browser.signIn("customer@example.com", DEMO_PASSWORD);
  expect((await browser.get("/api/me")).body.data).toMatchObject({
    name: "Ananya Rao",
    firstName: "Ananya",
    phone: "+919876543210",
    roles: [],
  });
  const addresses = await listAddresses(shop.services, { userId: customerId });
  const pincodes = addresses.map(({ pincode }) => pincode);
  expect(pincodes.sort()).toEqual(["110001", "560001"]);
});

test.each(["owner", "manager", "care", "accountant", "kitchen", "rider"])(
  "the demo's %s signs in and has only that role",
  async (role) => {
    const browser = browserOf(shop);
    expect((await browser.signIn(`${role}@example.com`, DEMO_PASSWORD)).status).toBe(200);
    expect((await browser.get("/api/me")).body.data).toMatchObject({ roles: [role] });
  },
);

test("the demo password opens no account of a live shop, even in a database with demo data", async () => {
  const owner = browserOf(shop);
  await owner.signIn("owner@example.com", DEMO_PASSWORD);
  const asha = browserOf(shop);
  await asha.signUp("asha@example.com");
  await closeDemoAccounts(shop.services);
  expect((await owner.get("/api/me")).body.data).toMatchObject({ signedIn: false });
  expect((await owner.signIn("owner@example.com", DEMO_PASSWORD)).status).toBe(401);
  expect((await asha.get("/api/me")).body.data).toMatchObject({ signedIn: true });
});
