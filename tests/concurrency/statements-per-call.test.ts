import { afterAll, beforeAll, expect, test } from "vitest";
import { testPostgres } from "../support/database.ts";
import { browserOf, type IdentityShop, identityShop } from "../support/identity-shop.ts";
import { recordStatements } from "../support/record-statements.ts";
import { seedSmallShop } from "../support/small-shop.ts";

let database: Awaited<ReturnType<typeof testPostgres>>;
let shop: IdentityShop;
let record: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  database = await testPostgres();
  record = recordStatements(database);
  await seedSmallShop(database.db);
  shop = await identityShop(database.db);
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

const email = "counted@example.com";
const PLACE = "/api/delivery";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The second call counts: the first may load what stays in memory. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  expect((await call()).status).toBe(200);
  return recordCall(call);
}

/** Without the checks for public changes, which run beside the calls. */
async function recordCall(call: () => Promise<unknown>): Promise<string[]> {
  return (await record(call)).filter((text) => !text.includes("public_changes"));
}

test("a signed-in customer's call reads session, user and roles in one statement", async () => {
  const browser = browserOf(shop);
  await browser.signUp("session@example.com");
  await browser.get("/api/me");
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const statements = await recordCall(() => shop.services.identity.sessionOf(new Headers({ cookie })));
  expect(statements.length).toBe(1);
});

test("adding to the cart takes 7 statements at most, the transaction's own two among them", async () => {
  const browser = browserOf(shop);
  await browser.signUp(email);
  await browser.get("/api/me");
  const add = () => browser.post("/api/user/addTocart", { email, SKU: [{ skuid: "TRUF05", quantity: 1 }] });
  expect((await statementsOf(add)).length).toBeLessThanOrEqual(7);
});

test.each([
  ["the labels of a day", `${PLACE}/getSlots/110001?date=${tomorrow}`, 2],
  ["the windows of a day for a product", `${PLACE}/windows/110001?date=${tomorrow}&sku=TRUF05`, 3],
  ["the days for a product", `${PLACE}/days/110001?sku=TRUF05`, 3],
  ["the earliest slots", `${PLACE}/earliest/110001`, 2],
])("%s are read in few statements", async (_what, url, most) => {
  expect((await statementsOf(() => browserOf(shop).get(url))).length).toBeLessThanOrEqual(most);
});
