import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { aSku, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { users } from "../accounts/accounts.tables.ts";
import { products, skus } from "../catalogue/catalogue.tables.ts";
import type { Services } from "../services.ts";
import { changeWish } from "./change-wish.ts";
import { openWishList } from "./open-wish-list.ts";
import { MOST_WISHES } from "./rules/most-wishes.ts";
import { wishes } from "./wish-list.tables.ts";

const MANY = Array.from({ length: MOST_WISHES + 1 }, (_, index) => `MANY${index}`);
const NOBODY = { userId: null, visitorSkus: [] };

let opened: OpenDatabase;
let services: Services;
let second = 0;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  const [roses] = await opened.db.select().from(products).limit(1);
  if (!roses) throw new Error("the small shop has no product");
  await opened.db.insert(products).values(MANY.map((id, index) => ({ ...roses, id, rank: 1_000 + index })));
  await opened.db.insert(skus).values(MANY.map((sku) => aSku(sku, sku, 0)));
  await opened.db
    .insert(users)
    .values(["asha", "meera"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
  services = testServices(opened.db, () => new Date(Date.UTC(2026, 10, 21, 6, 0, second)));
});
beforeEach(() => opened.db.delete(wishes));
afterAll(() => opened.close());

async function wish(userId: string, sku: string, isWished = true) {
  second += 1;
  return changeWish(services, { userId, visitorSkus: [], sku, isWished });
}

/** The list of a customer, with what their browser brings along. */
async function listOf(userId: string, visitorSkus: string[] = []) {
  second += 1;
  return openWishList(services, { userId, visitorSkus });
}

test("the newest wish comes first, and another size of a cake is the same wish", async () => {
  for (const sku of ["TRUF05", "ROSES12", "TRUF10"]) expect((await wish("asha", sku)).ok).toBe(true);
  expect((await listOf("asha")).skus).toEqual(["ROSES12", "TRUF05"]);
  await wish("asha", "TRUF20", false);
  await wish("asha", "TRUF20", false);
  expect((await listOf("asha")).skus).toEqual(["ROSES12"]);
});

test("nobody sees or changes what another wishes for", async () => {
  await wish("asha", "TRUF05");
  await wish("meera", "TRUF05", false);
  expect((await listOf("meera")).skus).toEqual([]);
  expect((await listOf("asha")).skus).toEqual(["TRUF05"]);
  expect(await openWishList(services, NOBODY)).toEqual({ skus: [], visitorSkus: [] });
});

test("a SKU that the shop does not know is refused, and one that a browser invents is ignored", async () => {
  expect(await wish("asha", "NOPE")).toMatchObject({ code: "unknown-sku" });
  expect(await openWishList(services, { userId: null, visitorSkus: ["NOPE", "TRUF05"] })).toEqual({
    skus: ["TRUF05"],
    visitorSkus: ["TRUF05"],
  });
  expect((await listOf("asha", ["NOPE"])).skus).toEqual([]);
});

test("a visitor's wishes are in their browser alone", async () => {
  const first = await changeWish(services, { ...NOBODY, sku: "TRUF05", isWished: true });
  if (!first.ok) throw new Error(first.code);
  expect(first.value.visitorSkus).toEqual(["TRUF05"]);
  const change = { userId: null, visitorSkus: ["TRUF05"] };
  expect(await changeWish(services, { ...change, sku: "ROSES12", isWished: true })).toMatchObject({
    value: { visitorSkus: ["ROSES12", "TRUF05"] },
  });
  expect(await changeWish(services, { ...change, sku: "TRUF10", isWished: true })).toMatchObject({
    value: { visitorSkus: ["TRUF05"] },
  });
  expect(await changeWish(services, { ...change, sku: "TRUF10", isWished: false })).toMatchObject({
    value: { visitorSkus: [] },
  });
  expect(await opened.db.$count(wishes)).toBe(0);
});

test("with the sign-in a browser's wishes move into the account, each product once, in their order", async () => {
  await wish("asha", "TRUF05");
  const merged = await listOf("asha", ["PHOTO10", "TRUF10", "ROSES12"]);
  expect(merged).toEqual({ skus: ["PHOTO10", "ROSES12", "TRUF05"], visitorSkus: [] });
  expect((await listOf("asha")).skus).toEqual(merged.skus);
});

test("two pages that open after the sign-in merge once", async () => {
  const lists = await Promise.all([
    listOf("asha", ["TRUF05", "ROSES12"]),
    listOf("asha", ["TRUF05", "ROSES12"]),
  ]);
  for (const { skus } of lists) expect(skus).toEqual(["TRUF05", "ROSES12"]);
  expect(await opened.db.$count(wishes)).toBe(2);
});

test("a list takes a hundred products, also when two tabs add the last one at once", async () => {
  await listOf("asha", MANY.slice(0, MOST_WISHES - 1));
  const replies = await Promise.all([wish("asha", "TRUF05"), wish("asha", "ROSES12")]);
  expect(replies.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: "wish-list-full" });
  expect(await opened.db.$count(wishes)).toBe(MOST_WISHES);
  // SKUs that are in the list already always fit.
  expect((await wish("asha", MANY[0] ?? "")).ok).toBe(true);
  const visitor = { userId: null, visitorSkus: MANY.slice(0, MOST_WISHES), sku: "TRUF05", isWished: true };
  expect(await changeWish(services, visitor)).toMatchObject({ code: "wish-list-full" });
});

test("a merge fills a list up to its limit, with the newest of the browser", async () => {
  for (const sku of ["TRUF05", "ROSES12"]) await wish("asha", sku);
  const { skus } = await listOf("asha", MANY);
  expect(skus).toHaveLength(MOST_WISHES);
  expect(skus.slice(0, 2)).toEqual(MANY.slice(0, 2));
  expect(skus.slice(-2)).toEqual(["ROSES12", "TRUF05"]);
});
