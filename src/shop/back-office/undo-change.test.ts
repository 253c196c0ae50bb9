import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testSession } from "../../../tests/support/session.ts";
import { seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { listChanges } from "../audit/list-changes.ts";
import type { RecordConflict } from "../audit/merge-records.ts";
import { paise } from "../basics/money.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { changeSkus } from "../catalogue/products/change-skus.ts";
import type { SkuEdit } from "../catalogue/products/edit-skus.ts";
import type { Services } from "../services.ts";
import { type UndoBlocked, undoChange } from "./undo-change.ts";

let opened: OpenDatabase;
let services: Services;

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const BEFORE = { sellPaise: paise(50_000), pricePaise: paise(60_000), active: true };

beforeAll(async () => {
  opened = await testDatabase();
  services = testServices(opened.db);
  await seedSmallShop(opened.db);
});
beforeEach(async () => {
  await opened.db.delete(auditEntries);
  await opened.db.update(skus).set(BEFORE);
});
afterAll(() => opened.close());

function change(edits: SkuEdit[], staff = asha) {
  return changeSkus(services, { edits, label: "Prices", staff });
}

/** An edit of a SKU's price. `from` is the price that the editor has read. */
const reprice = (sku: string, from: number, to: number): SkuEdit => ({
  ...{ sku, from: { sellPaise: paise(from) }, to: { sellPaise: paise(to) } },
});

async function priceOf(sku: string): Promise<number | undefined> {
  const [row] = await opened.db.select().from(skus).where(eq(skus.sku, sku));
  return row?.sellPaise;
}

async function lastChange() {
  const [entry] = (await listChanges(services, { cursor: null })).rows;
  if (!entry) throw new Error("the log is empty");
  return entry;
}

test("a change of two prices is undone as one, and the undo is in the log", async () => {
  await change([reprice("TRUF05", 50_000, 40_000), reprice("TRUF10", 50_000, 45_000)]);
  const entry = await lastChange();
  expect(entry.records).toEqual([
    {
      entryId: entry.id,
      kind: "sku",
      key: "TRUF05",
      before: { sellPaise: paise(50_000) },
      after: { sellPaise: paise(40_000) },
    },
    {
      entryId: entry.id,
      kind: "sku",
      key: "TRUF10",
      before: { sellPaise: paise(50_000) },
      after: { sellPaise: paise(45_000) },
    },
  ]);
  expect(await undoChange(services, { id: entry.id, staff: ravi })).toMatchObject({ ok: true });
  expect([await priceOf("TRUF05"), await priceOf("TRUF10")]).toEqual([50_000, 50_000]);
  const undo = await lastChange();
  expect(undo).toMatchObject({ actorName: "Ravi", undoes: entry.id, recordCount: 2, label: "Prices" });
  expect(await undoChange(services, { id: entry.id, staff: ravi })).toMatchObject({ code: "undone-already" });
  expect(await undoChange(services, { id: undo.id, staff: asha })).toMatchObject({ ok: true });
  expect(await priceOf("TRUF05")).toBe(40_000);
});

test("a later change of the same price prevents the undo: it is named, and nothing is overwritten", async () => {
  await change([reprice("TRUF05", 50_000, 40_000), reprice("TRUF10", 50_000, 45_000)]);
  const { id } = await lastChange();
  await change([reprice("TRUF05", 40_000, 42_000)], ravi);
  const refused = await undoChange(services, { id, staff: asha });
  expect(refused).toMatchObject({ ok: false, code: "undo-blocked" });
  const { changed, later } = (refused as { details: UndoBlocked }).details;
  expect(changed).toEqual([{ kind: "sku", key: "TRUF05" }]);
  expect(later).toMatchObject([{ actorName: "Ravi", key: "TRUF05", fields: ["sellPaise"] }]);
  expect([await priceOf("TRUF05"), await priceOf("TRUF10")]).toEqual([42_000, 45_000]);
});

test("a later change of another field does not prevent the undo, and stays", async () => {
  await change([reprice("TRUF05", 50_000, 40_000)]);
  const { id } = await lastChange();
  await change([{ sku: "TRUF05", from: { active: true }, to: { active: false } }], ravi);
  expect(await undoChange(services, { id, staff: asha })).toMatchObject({ ok: true });
  const [row] = await opened.db.select().from(skus).where(eq(skus.sku, "TRUF05"));
  expect(row).toMatchObject({ sellPaise: 50_000, active: false });
});

test("an undo never leaves a price above the MRP", async () => {
  await change([reprice("TRUF05", 50_000, 40_000)]);
  const { id } = await lastChange();
  await change([{ sku: "TRUF05", from: { pricePaise: paise(60_000) }, to: { pricePaise: paise(45_000) } }]);
  expect(await undoChange(services, { id, staff: asha })).toMatchObject({
    ...{ code: "undo-blocked", details: { changed: [], impossible: [{ kind: "sku", key: "TRUF05" }] } },
  });
  expect(await priceOf("TRUF05")).toBe(40_000);
});

test("the second of two editors sees the differing price; one's own saves never conflict", async () => {
  expect(await change([reprice("TRUF05", 50_000, 40_000)])).toMatchObject({ ok: true, value: 1 });
  expect(await change([reprice("TRUF05", 50_000, 41_000)])).toMatchObject({ ok: true, value: 1 });
  const refused = await change([reprice("TRUF05", 50_000, 42_000)], ravi);
  expect(refused).toMatchObject({ ok: false, code: "catalogue-changed" });
  const { conflicts } = (refused as { details: { conflicts: RecordConflict[] } }).details;
  expect(conflicts).toMatchObject([
    {
      ...{ kind: "sku", key: "TRUF05", field: "sellPaise", was: 50_000, theirs: 41_000, mine: 42_000 },
      author: { actorName: "Asha" },
    },
  ]);
  expect(await priceOf("TRUF05")).toBe(41_000);
});

test("a price that came into force without the log is not one's own: it conflicts, and nobody is named", async () => {
  await change([reprice("TRUF05", 50_000, 40_000)]);
  // As a planned price or a price list writes it.
  await opened.db
    .update(skus)
    .set({ sellPaise: paise(45_000) })
    .where(eq(skus.sku, "TRUF05"));
  const refused = await change([reprice("TRUF05", 40_000, 41_000)]);
  expect(refused).toMatchObject({
    ...{ ok: false, code: "catalogue-changed" },
    details: { conflicts: [{ was: 40_000, theirs: 45_000, mine: 41_000, author: null }] },
  });
  expect(await priceOf("TRUF05")).toBe(45_000);
});

test("nobody without the permission changes or undoes anything", async () => {
  const rider = testSession({ roles: ["rider"] });
  expect(await change([reprice("TRUF05", 50_000, 40_000)], rider)).toMatchObject({ code: "not-your-move" });
  await change([reprice("TRUF05", 50_000, 40_000)]);
  const { id } = await lastChange();
  expect(await undoChange(services, { id, staff: rider })).toMatchObject({ code: "not-your-move" });
  expect(await priceOf("TRUF05")).toBe(40_000);
});

test("a price above the MRP changes nothing", async () => {
  const refused = await change([reprice("TRUF10", 50_000, 45_000), reprice("TRUF05", 50_000, 60_001)]);
  expect(refused).toMatchObject({ code: "price-impossible", details: { skus: ["TRUF05"] } });
  expect(await priceOf("TRUF10")).toBe(50_000);
});
