import { beforeAll, beforeEach, expect, test } from "vitest";
import { aSku } from "../../../tests/support/small-shop.ts";
import { openSmallShopFor } from "../../../tests/support/small-shop-for.ts";
import { users } from "../accounts/accounts.tables.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { addRecentlyViewed } from "./add-recently-viewed.ts";
import { recentlyViewed } from "./viewed.reads.ts";
import { viewedSkus } from "./viewed.tables.ts";

const shop = openSmallShopFor();

let second = 0;

beforeAll(async () => {
  const many = Array.from({ length: 25 }, (_, index) => aSku(`MANY${index}`, "PROSES", 10 + index));
  await shop.db.insert(skus).values(many);
  await shop.db
    .insert(users)
    .values(["asha", "meera"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
});
beforeEach(() => shop.db.delete(viewedSkus));

async function look(userId: string, sku: string) {
  second += 1;
  shop.now = new Date(Date.UTC(2026, 10, 21, 6, 0, second));
  return addRecentlyViewed(shop.services, { userId, sku });
}

async function seen(userId: string): Promise<string[]> {
  return recentlyViewed(shop.services, { userId });
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
  expect(await shop.db.$count(viewedSkus)).toBe(20);
});

test("a SKU that the shop does not know is refused", async () => {
  expect(await look("asha", "NOPE")).toMatchObject({ ok: false, code: "unknown-sku" });
  expect(await seen("asha")).toEqual([]);
});
