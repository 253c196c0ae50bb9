import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reopened, testDatabase } from "../../../../tests/support/database.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "../../../../tests/support/small-shop.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { COMMAND_LINE } from "../../audit/record-change.ts";
import { paise } from "../../basics/money.ts";
import { changeFeedOf } from "../../change-feed/change-feed.ts";
import { listCombos } from "../catalogue.reads.ts";
import { skus } from "../catalogue.tables.ts";
import { getSellables } from "../get-sellables.ts";
import { exportCatalogue } from "../imports/export-catalogue.ts";
import { importCatalogue } from "../imports/import-catalogue.ts";
import { changeSkus } from "../products/change-skus.ts";
import { listRows } from "../snapshot/list-rows.ts";
import { getCake } from "../storefront/get-cake.ts";
import { getProductPage } from "../storefront/get-product-page.ts";
import { listProducts } from "../storefront/list-products.ts";
import { endPlannedPrices } from "./end-planned-prices.ts";
import { type PriceTimes, planPrices } from "./plan-prices.ts";
import { priceChanges } from "./price-changes.tables.ts";
import { settlePrices } from "./settle-prices.ts";

const HOUR = 60 * 60_000;
const NINE = SATURDAY_MORNING.getTime() + HOUR;
const STAFF = testSession({ roles: ["owner"] });

let opened: OpenDatabase;
let now = SATURDAY_MORNING.getTime();
/** A second instance on the same database. */
let other: OpenDatabase["db"];

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
});
afterAll(() => opened.close());
beforeEach(async () => {
  now = SATURDAY_MORNING.getTime();
  await opened.db.delete(priceChanges);
  await opened.db.delete(auditEntries);
  await opened.db.update(skus).set({ pricePaise: paise(80_000), sellPaise: paise(70_000), costPaise: null });
  other = reopened(opened, () => {});
});

const servicesOf = (db = opened.db) => testServices(db, () => new Date(now));

const at = (from: number | null, until: number | null = null): PriceTimes => ({
  from: from === null ? null : new Date(from),
  until: until === null ? null : new Date(until),
});

/** Plans what one SKU is sold for. */
const plan = (sku: string, sellPaise: number, times: PriceTimes, staff = STAFF) =>
  planPrices(servicesOf(), {
    prices: [{ sku, pricePaise: paise(80_000), sellPaise: paise(sellPaise) }],
    times,
    staff,
  });

const setNow = (sku: string, was: number, sellPaise: number) =>
  changeSkus(servicesOf(), {
    ...{
      edits: [{ sku, from: { sellPaise: paise(was) }, to: { sellPaise: paise(sellPaise) } }],
      label: sku,
      staff: STAFF,
    },
  });

/** The price of a SKU wherever a price is read, on an instance that has read the catalogue before. */
async function pricesEverywhere(sku: string): Promise<number[]> {
  const services = servicesOf(other);
  const page = await getProductPage(services, { sku });
  const cake = await getCake(services, { sku });
  const rows = await listRows(services, { start: 0, end: 20 });
  if (!page.ok || !cake.ok || !rows.ok) throw new Error("not in the catalogue");
  const listing = await listProducts(services, { sort: "price-low" });
  const card = listing.cards.find((candidate) => candidate.sku === sku);
  return [
    page.value.chosen.sellPaise,
    cake.value.sellPaise,
    (await getSellables(services, [sku])).get(sku)?.sellPaise ?? 0,
    rows.value.find((row) => row.sku === sku)?.sellPaise ?? 0,
    card?.sellPaise ?? 0,
  ];
}

const everywhere = (paise: number) => Array.from({ length: 5 }, () => paise);

async function feedReads() {
  await changeFeedOf(other).check();
}

describe("a planned price", () => {
  test("holds from its minute on wherever a price is read, without a job, and on pages even without the database", async () => {
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(70_000));
    expect(await plan("TRUF05", 60_000, at(NINE))).toEqual({ ok: true, value: 1 });
    await feedReads();
    now = NINE - 1;
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(70_000));
    now = NINE;
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(60_000));
    const [stored] = await opened.db.select().from(skus);
    expect(stored?.sellPaise).toBe(70_000);
  });

  test("raises the version of pages at its minute, so that no cached page shows the price before", async () => {
    await pricesEverywhere("TRUF05");
    await plan("TRUF05", 60_000, at(NINE));
    await feedReads();
    await pricesEverywhere("TRUF05");
    const feed = changeFeedOf(other);
    const { version } = feed;
    feed.tick(NINE - 1);
    expect(feed.version).toBe(version);
    feed.tick(NINE);
    expect(feed.version).toBe(version + 1);
    // Infinity: the old page must not be served while a new one is rendered.
    expect(feed.replacedFor(version)).toBe(Number.POSITIVE_INFINITY);
  });

  test("moves its product to another price filter, whose count follows", async () => {
    const cheap = async () => {
      const { total, facets } = await listProducts(servicesOf(other), { filter: { price: "below-500" } });
      return [total, facets.price.find(({ value }) => value === "below-500")?.count];
    };
    expect(await cheap()).toEqual([0, 0]);
    await plan("TRUF05", 40_000, at(NINE));
    await feedReads();
    now = NINE;
    expect(await cheap()).toEqual([1, 1]);
  });

  test("ends at its time, and then the normal price holds, with what was planned for it meanwhile", async () => {
    await pricesEverywhere("TRUF05");
    await plan("TRUF05", 50_000, at(NINE, NINE + 4 * HOUR));
    await plan("TRUF05", 75_000, at(NINE + HOUR));
    await feedReads();
    now = NINE + HOUR;
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(50_000));
    now = NINE + 4 * HOUR;
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(75_000));
  });

  test("is the same before and after the job has copied it", async () => {
    await plan("TRUF05", 60_000, at(NINE));
    await plan("ROSES12", 65_000, at(null, NINE + HOUR));
    now = NINE;
    await feedReads();
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(60_000));
    await settlePrices(servicesOf());
    await feedReads();
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(60_000));
    expect(await pricesEverywhere("ROSES12")).toEqual(everywhere(65_000));
    const stored = new Map((await opened.db.select().from(skus)).map((row) => [row.sku, row.sellPaise]));
    expect([stored.get("TRUF05"), stored.get("ROSES12")]).toEqual([60_000, 70_000]);
  });

  test("of a combo holds on the pages that offer it", async () => {
    const [combo] = await offered();
    await plan(combo?.sku ?? "", 55_500, at(NINE));
    await feedReads();
    now = NINE;
    expect((await offered())[0]?.sellPaise).toBe(55_500);
    const page = await getProductPage(servicesOf(other), { sku: "TRUF05" });
    expect(page.ok && page.value.combos[0]?.sellPaise).toBe(55_500);
  });

  test("does not hide a price that is set, imported or ended after it began", async () => {
    await plan("TRUF05", 60_000, at(NINE));
    now = NINE + HOUR;
    expect(await setNow("TRUF05", 60_000, 62_000)).toEqual({ ok: true, value: 1 });
    await feedReads();
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(62_000));
    await plan("TRUF05", 63_000, at(NINE + 2 * HOUR));
    now = NINE + 3 * HOUR;
    const { cells } = await exportCatalogue(servicesOf());
    const line = cells.find((row) => row.includes("TRUF05"));
    expect(line).toContain("630");
    const imported = await importCatalogue(
      {
        ...servicesOf(),
        pictures: { cutout: () => ({}), photo: () => ({}) } as never,
        db: opened.db,
        clock: () => new Date(now),
      },
      {
        ...{ author: COMMAND_LINE, label: "prices.csv" },
        cells: cells.map((row) => (row === line ? row.map((cell) => (cell === "630" ? "610" : cell)) : row)),
      },
    );
    expect(imported).toMatchObject({ ok: true, value: { skus: 1 } });
    await feedReads();
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(61_000));
  });

  test("can be ended by staff, before it begins and while it runs", async () => {
    await plan("TRUF05", 60_000, at(NINE));
    await plan("ROSES12", 50_000, at(null, NINE + HOUR));
    const batches = await opened.db.selectDistinct({ batch: priceChanges.batch }).from(priceChanges);
    for (const { batch } of batches)
      expect(await endPlannedPrices(servicesOf(), { batch, staff: STAFF })).toEqual({ ok: true, value: 1 });
    await feedReads();
    now = NINE;
    expect(await pricesEverywhere("TRUF05")).toEqual(everywhere(70_000));
    expect(await pricesEverywhere("ROSES12")).toEqual(everywhere(70_000));
    const again = await endPlannedPrices(servicesOf(), { batch: batches[0]?.batch ?? "", staff: STAFF });
    expect(again).toMatchObject({ code: "unknown-planned-prices" });
  });
});

describe("prices cannot be planned", () => {
  test.each([
    ["for the past", at(SATURDAY_MORNING.getTime() - 1)],
    ["with an end before the start", at(NINE, NINE)],
    ["for in two years", at(NINE + 800 * 24 * HOUR)],
    ["without a time", at(null)],
  ])("%s", async (_what, times) => {
    expect(await plan("TRUF05", 60_000, times)).toMatchObject({ code: "price-times-wrong" });
  });

  test("below the cost, above the MRP, or for a SKU that is gone: then none is", async () => {
    await opened.db
      .update(skus)
      .set({ costPaise: paise(60_100) })
      .where(eq(skus.sku, "TRUF10"));
    const prices = [
      { sku: "TRUF05", pricePaise: paise(80_000), sellPaise: paise(80_100) },
      { sku: "TRUF10", pricePaise: paise(80_000), sellPaise: paise(60_000) },
      { sku: "ROSES12", pricePaise: paise(80_000), sellPaise: paise(60_000) },
    ];
    const refused = await planPrices(servicesOf(), { prices, times: at(NINE), staff: STAFF });
    expect(refused).toMatchObject({ code: "price-impossible", details: { skus: ["TRUF05", "TRUF10"] } });
    expect(await plan("GONE", 60_000, at(NINE))).toMatchObject({ code: "unknown-sku" });
    expect(await opened.db.select().from(priceChanges)).toHaveLength(0);
    expect(await opened.db.select().from(auditEntries)).toHaveLength(0);
  });

  test("by those who may not change the catalogue", async () => {
    const staff = testSession({ roles: ["kitchen"] });
    expect(await plan("TRUF05", 60_000, at(NINE), staff)).toMatchObject({ code: "not-your-move" });
  });
});

test("the log says what was planned, for when, and what was ended", async () => {
  await plan("TRUF05", 60_000, at(NINE, NINE + HOUR));
  const [row] = await opened.db.select().from(priceChanges);
  await endPlannedPrices(servicesOf(), { batch: row?.batch ?? "", staff: STAFF });
  const entries = await opened.db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ label, before, after }) => [label, before, after])).toEqual([
    [
      "TRUF05",
      "Price planned",
      "TRUF05 ₹600 of ₹800, from Sat, 21 Nov, 11:30 AM, until Sat, 21 Nov, 12:30 PM",
    ],
    ["1 planned price", "Planned", "Ended"],
  ]);
});

async function offered() {
  const combos = await listCombos(servicesOf(other), { productId: "PTRUFFLE" });
  return combos.ok ? combos.value : [];
}
