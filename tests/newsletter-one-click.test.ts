import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { newsletterSubscribers } from "../src/shop/newsletter/newsletter.tables.ts";
import { requestNewsletter } from "../src/shop/newsletter/request-newsletter.ts";
import { testDatabase } from "./support/database.ts";
import { openWholeShop, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** The request of a mail program's unsubscribe button: no page, origin or cookie (RFC 8058). */
const tap = (address: string) =>
  shop.app.inject({
    method: "POST",
    url: address,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

test("a mail program unsubscribes its reader with one click; a forged token does nothing", async () => {
  await requestNewsletter(shop.services, { email: "asha@example.com", from: "10.0.0.1" });
  await shop.testApp.work();
  const { leaveUrl = "" } = shop.testApp.mails.at(-1) ?? {};
  const { pathname, search } = new URL(leaveUrl);
  expect((await tap(`${pathname}${search}x`)).statusCode).toBe(410);
  expect(await database.db.$count(newsletterSubscribers)).toBe(1);
  expect((await tap(`${pathname}${search}`)).statusCode).toBe(200);
  expect(await database.db.$count(newsletterSubscribers)).toBe(0);
  expect((await tap(`${pathname}${search}`)).statusCode).toBe(200);
});
