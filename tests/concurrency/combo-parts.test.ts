import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { deleteDraft } from "../../src/shop/back-office/delete-draft.ts";
import { products, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { comboParts } from "../../src/shop/catalogue/combos/combo-parts.tables.ts";
import { saveComboParts } from "../../src/shop/catalogue/combos/save-combo-parts.ts";
import { changeSkus } from "../../src/shop/catalogue/products/change-skus.ts";
import type { ComboPart } from "../../src/shop/catalogue/rules/combo-parts.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import { anOrder, type TestApp } from "../support/test-app.ts";

let testApp: TestApp;
let url = "";

openTestAppFor(
  (opened) => {
    testApp = opened;
  },
  async () => {
    const opened = await testPostgres();
    url = opened.url;
    return opened;
  },
);
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  await testApp.db.delete(comboParts);
  await testApp.db.update(skus).set({ active: true }).where(eq(skus.sku, "TRUF10"));
});

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const CAKE: ComboPart = { sku: "TRUF10", quantity: 1 };
const combo = { SKU: "COMBO1", price: 1124, quantity: 1, sheetName: "Cakes", image: "" };

const save = (id: string, sku: string, to: ComboPart[], from: string[] = [], staff = asha) =>
  saveComboParts(testApp.services, { id, edits: [{ sku, from, to }], staff });
const order = (who: string) =>
  testApp.call(who, "POST", "/payment/create-order", anOrder(who, { sku: [combo] }));
const takeCakeOff = (staff: Session) =>
  changeSkus(testApp.services, {
    edits: [{ sku: "TRUF10", from: { active: true }, to: { active: false } }],
    ...{ label: "TRUF10", staff },
  });

test("an order that is under way when the cake of its combo goes off sale is refused", async () => {
  await save("PCOMBO", "COMBO1", [CAKE]);
  const who = await testApp.customer("waits");
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  // The order has begun, and waits for another order of the same customer.
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`orders:${who}`]);
  const ordered = order(who);
  const isWaiting = async () => {
    const waiting = sql`select 1 from pg_locks where not granted`;
    return ((await testApp.db.execute(waiting)) as unknown as { rows: object[] }).rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  expect(await takeCakeOff(asha)).toMatchObject({ ok: true });
  await other.query("commit");
  expect(await ordered).toMatchObject({ status: 409, body: { code: "sku-unavailable" } });
  expect(await testApp.db.$count(orders, eq(orders.userId, who))).toBe(0);
});

test("orders and the end of the sale of a cake at the same moment never block each other, and none comes later", async () => {
  await save("PCOMBO", "COMBO1", [CAKE]);
  const shoppers = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => testApp.customer(`rush${nth}`)));
  const replies = await Promise.all([
    ...shoppers.slice(0, 3).map(order),
    takeCakeOff(asha).then(() => null),
    ...shoppers.slice(3).map(order),
  ]);
  for (const reply of replies) if (reply) expect([200, 409]).toContain(reply.status);
  const late = await testApp.customer("late");
  expect(await order(late)).toMatchObject({ status: 409, body: { code: "sku-unavailable" } });
});

test("of two people who put each other's SKU into one, one is refused: no combo is ever in a combo", async () => {
  for (let round = 0; round < 8; round += 1) {
    await testApp.db.delete(comboParts);
    const saved = await Promise.all([
      save("PCOMBO", "COMBO1", [{ sku: "ROSES12", quantity: 1 }]),
      save("PROSES", "ROSES12", [CAKE], [], ravi),
    ]);
    expect(saved.map((done) => (done.ok ? "saved" : done.code)).toSorted()).toEqual([
      ...["combo-in-combo", "saved"],
    ]);
  }
});

test("of two people who save the same parts at the same moment, one is refused, and the list is whole", async () => {
  for (let round = 0; round < 8; round += 1) {
    await testApp.db.delete(comboParts);
    const ours = ({ name }: Session): ComboPart[] => [CAKE, { words: `${name} ${round}` }];
    const saved = await Promise.all([
      save("PCOMBO", "COMBO1", ours(asha)),
      save("PCOMBO", "COMBO1", ours(ravi), [], ravi),
    ]);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const rows = await testApp.db.select().from(comboParts).orderBy(comboParts.position);
    expect(rows.map(({ partSku, words }) => partSku ?? words)).toEqual([
      ...["TRUF10", `${saved[0]?.ok ? "Asha" : "Ravi"} ${round}`],
    ]);
  }
});

test("a draft that is deleted while it is put into a combo is either gone or in it", async () => {
  const [row] = await testApp.db.select().from(products).where(eq(products.id, "PROSES"));
  const [size] = await testApp.db.select().from(skus).where(eq(skus.sku, "ROSES12"));
  if (!row || !size) throw new Error("the shop has no roses");
  for (let round = 0; round < 8; round += 1) {
    await testApp.db.delete(comboParts);
    const [id, sku] = [`PNEW${round}`, `NEW${round}`];
    await testApp.db
      .insert(products)
      .values({ ...row, id, name: id, isDraft: true, publishAt: null, rank: 900 + round });
    await testApp.db.insert(skus).values({ ...size, sku, productId: id });
    const [deleted, saved] = await Promise.all([
      deleteDraft(testApp.services, { id, staff: asha }),
      save("PCOMBO", "COMBO1", [{ sku, quantity: 1 }], [], ravi),
    ]);
    expect([deleted.ok, saved.ok].filter(Boolean)).toHaveLength(1);
    expect(deleted.ok || deleted.code).toBe(deleted.ok ? true : "part-of-combo");
    expect(saved.ok || saved.code).toBe(saved.ok ? true : "unknown-part");
  }
});
