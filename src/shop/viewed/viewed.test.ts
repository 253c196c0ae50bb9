import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { aSku, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { users } from "../accounts/accounts.tables.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import type { Services } from "../services.ts";
import { addRecentlyViewed } from "./add-recently-viewed.ts";
import { recentlyViewed } from "./viewed.reads.ts";
import { viewedSkus } from "./viewed.tables.ts";

let opened: OpenDatabase;
let services: Services;
let second = 0;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  const many = Array.from({ length: 25 }, (_, index) => aSku(`MANY${index}`, "PROSES", 10 + index));
  await opened.db.insert(skus).values(many);
  await opened.db
    .insert(users)
    .values(["asha", "meera"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
  services = testServices(opened.db, () => new Date(Date.UTC(2026, 10, 21, 6, 0, second)));
});
beforeEach(() => opened.db.delete(viewedSkus));
afterAll(() => opened.close());

async function look(userId: string, sku: string) {
  second += 1;
  return addRecentlyViewed(services, { userId, sku });
}

async function seen(userId: string): Promise<string[]> {
  return recentlyViewed(services, { userId });
}

test("the SKU that was viewed last comes first, and each SKU once", async () => {
  for (const sku of ["TRUF05", "ROSES12", "PHOTO10", "TRUF05"]) await look("asha", sku);
  expect(await seen("asha")).toEqual(["TRUF05", "PHOTO10", "ROSES12"]);
});

test("nobody sees the viewed SKUs of another customer", async () => {
  await look("asha", "TRUF05");
  await look("meera", "ROSES12");
  expect(await seen("meera")).toEqual(["ROSES12"]);
});

test("the newest twenty are kept, also when two tabs look at once", async () => {
  for (let i = 0; i < 24; i += 1) await look("asha", `MANY${i}`);
  await Promise.all([look("asha", "MANY24"), look("asha", "MANY24")]);
  const viewed = await seen("asha");
  expect(viewed).toHaveLength(20);
  expect(viewed.slice(0, 2)).toEqual(["MANY24", "MANY23"]);
  expect(await opened.db.$count(viewedSkus)).toBe(20);
});

test("a SKU that the shop does not know is refused", async () => {
  expect(await look("asha", "NOPE")).toMatchObject({ ok: false, code: "unknown-sku" });
  expect(await seen("asha")).toEqual([]);
});
