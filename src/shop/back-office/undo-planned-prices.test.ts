import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testSession } from "../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { auditEntries, auditRecords } from "../audit/audit.tables.ts";
import { listChanges } from "../audit/list-changes.ts";
import { randomUuid } from "../basics/ids.ts";
import { paise } from "../basics/money.ts";
import type { Outcome } from "../basics/outcome.ts";
import { skus } from "../catalogue/catalogue.tables.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import { endPlannedPrices } from "../catalogue/prices/end-planned-prices.ts";
import { planPrices } from "../catalogue/prices/plan-prices.ts";
import { priceChanges } from "../catalogue/prices/price-changes.tables.ts";
import { changeSkus } from "../catalogue/products/change-skus.ts";
import type { Services } from "../services.ts";
import { undoChange } from "./undo-change.ts";

const HOUR = 60 * 60_000;
const NINE = SATURDAY_MORNING.getTime() + HOUR;
const NOON = NINE + 3 * HOUR;

let opened: OpenDatabase;
let services: Services;
let now = SATURDAY_MORNING.getTime();

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  services = testServices(opened.db, () => new Date(now));
});
beforeEach(async () => {
  now = SATURDAY_MORNING.getTime();
  await opened.db.delete(priceChanges);
  await opened.db.delete(auditEntries);
  await opened.db.update(skus).set({ pricePaise: paise(80_000), sellPaise: paise(70_000), costPaise: null });
});
afterAll(() => opened.close());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(outcome)}`);
  return outcome.value;
}

const lastEntry = async () => (await listChanges(services, { cursor: null })).rows[0];

/** Plans two prices. Returns their batch and the entry. */
async function plan(sell = 60_000, { from = NINE, until = null as number | null, staff = asha } = {}) {
  const batch = randomUuid();
  const times = { from: new Date(from), until: until === null ? null : new Date(until) };
  const prices = ["TRUF05", "TRUF10"].map((sku) => ({
    sku,
    pricePaise: paise(80_000),
    sellPaise: paise(sell),
  }));
  value(await planPrices(services, { batch, prices, times, staff }));
  return { batch, entry: (await lastEntry())?.id ?? 0 };
}

async function end(batch: string, staff = asha): Promise<number> {
  value(await endPlannedPrices(services, { batch, staff }));
  return (await lastEntry())?.id ?? 0;
}

const undo = (id: number, staff = ravi) => undoChange(services, { id, staff });

async function priceOf(sku: string, at: number): Promise<number> {
  const before = now;
  now = at;
  const price = (await getSellables(services, [sku])).get(sku)?.sellPaise ?? 0;
  now = before;
  return price;
}

test("planned prices that are undone never begin, and begin again when that is undone", async () => {
  const { entry } = await plan();
  value(await undo(entry));
  expect(await priceOf("TRUF05", NOON)).toBe(70_000);
  const undone = await lastEntry();
  expect(undone).toMatchObject({ actorName: "Ravi", before: "Planned", after: "Ended", undoes: entry });
  expect(await undo(entry)).toMatchObject({ code: "undone-already" });
  value(await undo(undone?.id ?? 0));
  expect([await priceOf("TRUF05", NOON), await priceOf("TRUF10", NOON)]).toEqual([60_000, 60_000]);
  expect(await lastEntry()).toMatchObject({ before: "Ended", after: "Planned" });
});

test("temporary prices that run end with the undo, and the normal ones hold", async () => {
  const { entry } = await plan(60_000, { until: NOON });
  now = NINE + HOUR;
  expect(await priceOf("TRUF05", now)).toBe(60_000);
  value(await undo(entry));
  expect(await priceOf("TRUF05", now)).toBe(70_000);
});

test("prices that were ended by mistake are planned again", async () => {
  const { batch } = await plan(60_000, { until: NOON });
  now = NINE + HOUR;
  const ended = await end(batch);
  expect(await priceOf("TRUF10", now)).toBe(70_000);
  value(await undo(ended));
  expect([await priceOf("TRUF10", now), await priceOf("TRUF10", NOON)]).toEqual([60_000, 70_000]);
});

test("who ended them meanwhile is named, and nothing is ended a second time", async () => {
  const { batch, entry } = await plan();
  await end(batch, ravi);
  expect(await undo(entry, asha)).toMatchObject({
    ...{ code: "undo-blocked" },
    details: {
      changed: [{ kind: "planned-price" }, { kind: "planned-price" }],
      later: [
        { actorName: "Ravi", fields: ["isEnded"] },
        { actorName: "Ravi", fields: ["isEnded"] },
      ],
    },
  });
});

test("a lasting price that has begun, and a temporary one that is over, stay as they are", async () => {
  const lasting = await plan();
  const temporary = await plan(55_000, { until: NOON });
  now = NOON;
  for (const { entry } of [lasting, temporary])
    expect(await undo(entry)).toMatchObject({ details: { impossible: [{}, {}], changed: [] } });
  expect(await priceOf("TRUF05", now)).toBe(60_000);
});

test("ended prices do not come back over a price that somebody has set since; the refusal names who", async () => {
  const { batch } = await plan();
  const ended = await end(batch);
  const edit = { sku: "TRUF10", from: { sellPaise: paise(70_000) }, to: { sellPaise: paise(65_000) } };
  value(await changeSkus(services, { edits: [edit], label: "TRUF10", staff: asha }));
  expect(await undo(ended)).toMatchObject({
    ...{ code: "undo-blocked" },
    details: {
      changed: [{ kind: "planned-price", key: expect.stringMatching(/^TRUF10 /) }],
      later: [{ actorName: "Asha", kind: "sku", key: "TRUF10", fields: ["sellPaise"] }],
    },
  });
  expect([await priceOf("TRUF05", NOON), await priceOf("TRUF10", NOON)]).toEqual([70_000, 65_000]);
});

test("nor over another plan, whether it has begun or not", async () => {
  const { batch } = await plan(60_000, { from: NOON });
  const ended = await end(batch);
  await plan(66_000, { from: NINE, staff: asha });
  for (const at of [now, NINE + HOUR]) {
    now = at;
    expect(await undo(ended)).toMatchObject({
      details: { changed: [{}, {}], later: [{ actorName: "Asha", kind: "planned-price" }, {}] },
    });
  }
  expect(await priceOf("TRUF05", NOON + HOUR)).toBe(66_000);
});

test("nor below the cost of today", async () => {
  const { batch } = await plan();
  const ended = await end(batch);
  await opened.db
    .update(skus)
    .set({ costPaise: paise(65_000) })
    .where(eq(skus.sku, "TRUF05"));
  expect(await undo(ended)).toMatchObject({
    details: { impossible: [{ key: expect.stringMatching(/^TRUF05 /) }], changed: [] },
  });
});

test("the log keeps prices and times as data; only who may change the catalogue undoes them", async () => {
  const { batch, entry } = await plan(60_000, { until: NOON });
  const ended = await end(batch);
  const records = await opened.db.select().from(auditRecords).orderBy(auditRecords.entryId, auditRecords.key);
  expect(records).toMatchObject([
    {
      ...{ entryId: entry, kind: "planned-price", key: expect.stringMatching(/^TRUF05 \d+$/), before: null },
      after: {
        ...{ sellPaise: paise(60_000), pricePaise: paise(80_000), isEnded: false },
        ...{ fromAt: new Date(NINE).toISOString(), untilAt: new Date(NOON).toISOString() },
      },
    },
    { entryId: entry, key: expect.stringMatching(/^TRUF10 /) },
    { entryId: ended, before: { isEnded: false }, after: { isEnded: true } },
    { entryId: ended },
  ]);
  const care = testSession({ roles: ["care"] });
  expect(await undo(ended, care)).toMatchObject({ code: "not-your-move" });
});
