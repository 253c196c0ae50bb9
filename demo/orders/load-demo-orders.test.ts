import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { rowsOf } from "../../src/infrastructure/database/rows-of.ts";
import { addDays, day, dayOf } from "../../src/shop/basics/india-time.ts";
import { sumSlotUse } from "../../src/shop/delivery/delivery.reads.ts";
import { getGstReturns } from "../../src/shop/invoices/get-gst-returns.ts";
import type { Month } from "../../src/shop/invoices/rules/months.ts";
import { sumRefunds } from "../../src/shop/invoices/sum-refunds.ts";
import { sumSales } from "../../src/shop/invoices/sum-sales.ts";
import { summariseOrders } from "../../src/shop/orders/figures/period.reads.ts";
import { countOwedCoins } from "../../src/shop/rewards/rewards.reads.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { TEST_SETTINGS } from "../../tests/support/test-settings.ts";
import { loadDemo } from "../load.ts";
import { loadDemoOrders } from "./load-demo-orders.ts";
import { makeDemoOrders } from "./make-demo-orders.ts";
import { readWares } from "./read-wares.ts";

const NOW = new Date("2026-11-21T09:30:00.000Z");
let database: OpenDatabase;
let loaded = 0;
const services = () => ({ db: database.db, clock: () => NOW, settings: TEST_SETTINGS });

beforeAll(async () => {
  database = await testDatabase();
  await loadDemo(database, { skus: 2_000 });
  loaded = await loadDemoOrders(services(), { days: 120 });
});
afterAll(() => database.close());

test("there are some thousand orders, of every day since four months, today and tomorrow", async () => {
  expect(loaded).toBeGreaterThan(1_500);
  expect(loaded).toBeLessThan(4_000);
  const [row] = await rowsOf(
    database.db,
    sql`select count(distinct delivery_on)::int as days, bool_and(number like 'DEMO%') as marked,
      max(delivery_on) as last, array_agg(distinct status) @> array['cancelled', 'delivered', 'lapsed', 'undeliverable'] as varied, max(created_at) < ${NOW.toISOString()}::timestamptz as past from orders`,
  );
  expect(row).toEqual({ days: 122, last: addDays(dayOf(NOW), 1), marked: true, varied: true, past: true });
});

test("they are loaded once, and never beside other orders", async () => {
  expect(await loadDemoOrders(services(), { days: 120 })).toBe(0);
});

test("a customer's account is as old as their first order", async () => {
  const [row] = await rowsOf(
    database.db,
    sql`select count(*)::int as younger from users where created_at > (select min(o.created_at) from orders o where o.user_id = users.id)`,
  );
  expect(row).toEqual({ younger: 0 });
});

test("everything that staff did is in the past, and coming orders take few places", async () => {
  const wrong = sql`select 1 from order_events where at > ${NOW.toISOString()}::timestamptz
    union all select 1 from audit_entries where at > ${NOW.toISOString()}::timestamptz
    union all select 1 from slots where on_date >= ${dayOf(NOW)} and taken > capacity`;
  expect(await rowsOf(database.db, wrong)).toEqual([]);
});

describe.each([
  ["the afternoon", NOW],
  ["the night", new Date("2026-11-21T21:30:00.000Z")],
  ["the late evening", new Date("2026-11-21T17:30:00.000Z")],
])("the office has something to show in %s", (_when, now) => {
  test("orders in every column of the board, and on the rider's run", async () => {
    const wares = await database.db.transaction((tx) => readWares(tx, dayOf(now)));
    const person = { id: "usr", name: "Staff" };
    const staff = { manager: person, care: person, kitchen: person, rider: person };
    const rows = makeDemoOrders(wares, { now, days: 14, legal: TEST_SETTINGS.legal, staff });
    const ofBoard = rows.orders.filter(({ kitchenId }) => kitchenId === wares.kitchens[0]?.id);
    for (const status of ["placed", "accepted", "preparing", "ready"] as const)
      expect(ofBoard.map((order) => order.status)).toContain(status);
    const unfinished = rows.orders.filter(({ status }) =>
      ["placed", "accepted", "preparing"].includes(status),
    );
    expect(unfinished.filter(({ deliveryOn }) => deliveryOn < dayOf(now))).toEqual([]);
    expect(rows.run.stops.length).toBeGreaterThan(3);
    expect(rows.log.length).toBeGreaterThan(40);
    expect(rows.events.filter(({ at }) => at > now)).toEqual([]);
  });
});

test("reviews wait for their approval and one is decided, all marked as demo data", async () => {
  const rows = await rowsOf(
    database.db,
    sql`select status, count(*)::int as many, bool_and(is_demo) as marked, count(distinct product_id)::int as products
      from reviews where order_id is not null group by status order by status`,
  );
  expect(rows).toEqual([
    { status: "pending", many: 4, marked: true, products: 4 },
    { status: "rejected", many: 1, marked: true, products: 1 },
  ]);
});

test("every SKU has a cost below its price, in whole rupees", async () => {
  const [row] = await rowsOf(
    database.db,
    sql`select count(*) filter (where cost_paise is null or cost_paise >= sell_paise or cost_paise % 100 <> 0)::int as wrong from skus`,
  );
  expect(row).toEqual({ wrong: 0 });
});

test("care has something to answer: three open complaints of the last hours, and an answered one", async () => {
  const unsettled = await rowsOf<{ status: string; kind: string; number: string; hours: number }>(
    database.db,
    sql`select c.status, c.kind, o.number, extract(epoch from ${NOW.toISOString()}::timestamptz - c.created_at)::float / 3600 as hours
      from complaints c join orders o on o.id = c.order_id where c.status in ('open', 'answered') order by c.created_at`,
  );
  expect(unsettled.map(({ status }) => status)).toEqual(["answered", "open", "open", "open"]);
  expect(new Set(unsettled.map(({ kind }) => kind)).size).toBe(unsettled.length);
  expect(unsettled.filter(({ number }) => !number.startsWith("DEMO"))).toEqual([]);
  expect(unsettled.filter(({ hours }) => hours < 0 || hours > 36)).toEqual([]);
});

test("a customer complains within four hours after the delivery, and staff answer later", async () => {
  const wrong = sql`select c.ticket from complaints c join orders o on o.id = c.order_id left join complaint_answers a
    on a.complaint_id = c.id where c.created_at - (select max(at) from order_events e where e.order_id = o.id
    and e.status = 'delivered') between interval '0' and interval '4 hours' is not true or a.at <= c.created_at`;
  expect(await rowsOf(database.db, wrong)).toEqual([]);
});

describe("the books are true", () => {
  test.each([
    [
      "numbers of documents have no gap",
      sql`select number from (select number, sequence, row_number() over
      (partition by series, financial_year order by sequence) as nth from invoices) i where sequence <> nth`,
    ],
    [
      "counters stand at the last number",
      sql`select c.series from invoice_counters c where last <> (select max(sequence)
      from invoices i where i.series = c.series and i.financial_year = c.financial_year)`,
    ],
    [
      "each paid order has an invoice of what was paid",
      sql`select p.id from payments p left join invoices i on
      i.order_id = p.order_id and i.kind = 'invoice' where p.settled_at is not null and i.total_paise is distinct from p.amount_paise`,
    ],
    [
      "each refund has a credit note of its amount",
      sql`select r.id from refunds r left join invoices i on
      i.refund_id = r.id where i.total_paise is distinct from r.amount_paise`,
    ],
    [
      "documents are the sum of their lines",
      sql`select i.id from invoices i where i.taxable_paise <>
      (select sum(l.taxable_paise) from invoice_lines l where l.invoice_id = i.id)`,
    ],
    [
      "no slot has more orders than places",
      sql`select s.id from slots s where taken > capacity or taken <>
      (select count(*) from slot_holds h where h.slot_id = s.id and h.state = 'kept')`,
    ],
    [
      "ledgers of coins add up",
      sql`select user_id from (select user_id, balance, number, sum(amount) over mine as summed,
      row_number() over mine as nth from coin_entries window mine as (partition by user_id order by number)) c
      where balance <> summed or number <> nth`,
    ],
    [
      "orders cost the coins that were taken",
      sql`select o.number from orders o where o.coins <> (select
      coalesce(-sum(amount), 0) from coin_entries c where c.order_id = o.id and c.reason = 'hold')`,
    ],
    [
      "the provider has the same payments",
      sql`select p.id from payments p full join sandbox_payments s on
      s.id = p.gateway_payment_id where p.settled_at is not null and p.amount_paise is distinct from s.amount`,
    ],
    [
      "the provider has the same refunds",
      sql`select r.id from refunds r full join sandbox_refunds s on
      s.id = r.gateway_refund_id where r.amount_paise is distinct from s.amount`,
    ],
    [
      "the last event is the status",
      sql`select number from orders o where status <> (select status from order_events e
      where e.order_id = o.id order by at desc, id desc limit 1)`,
    ],
    [
      "totals add up with their lines",
      sql`select number from orders o where items_paise <>
      (select sum(total_paise) from order_lines l where l.order_id = o.id)`,
    ],
  ])("%s", async (_what, violations) => {
    expect(await rowsOf(database.db, violations)).toEqual([]);
  });
});

test("the accountant's tables of all months are the ledger, to the paisa", async () => {
  const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
  const hsn = { ...sums };
  let documents = 0;
  for (const month of ["2026-07", "2026-08", "2026-09", "2026-10", "2026-11"]) {
    const { returns, notes } = await getGstReturns(services(), { month: month as Month });
    const rows = returns.flatMap(({ large, small, untaxed }) => [...large, ...small, ...untaxed]);
    const names = Object.keys(sums) as (keyof typeof sums)[];
    for (const row of rows) for (const name of names) sums[name] += row[name];
    for (const row of returns.flatMap((filed) => filed.hsn)) for (const name of names) hsn[name] += row[name];
    documents += returns.flatMap(({ series }) => series).reduce((many, row) => many + row.many, 0);
    expect(returns.reduce((all, { credited }) => all + credited.total, 0)).toBe(
      notes.reduce((all, note) => all + note.total, 0),
    );
  }
  const [ledger] = await rowsOf<Record<string, number>>(
    database.db,
    sql`select sum(sign * taxable_paise)::int as taxable, sum(sign * cgst_paise)::int as cgst, sum(sign * sgst_paise)::int as sgst,
      sum(sign * igst_paise)::int as igst, sum(sign * total_paise)::int as total, count(*)::int as documents
      from (select *, case kind when 'invoice' then 1 else -1 end as sign from invoices) i`,
  );
  expect({ ...sums, documents }).toEqual(ledger);
  expect(hsn).toEqual(sums);
  const [money] = await rowsOf<{ paid: number; refunded: number }>(
    database.db,
    sql`select (select sum(amount_paise)::int from payments where settled_at is not null) as paid,
      (select sum(amount_paise)::int from refunds) as refunded`,
  );
  expect(sums.total).toBe((money?.paid ?? 0) - (money?.refunded ?? 0));
});

describe("the figures of a period", () => {
  const period = { from: day("2026-10-25"), to: day("2026-11-21") };

  test("sales and refunds are those of the ledger, by day and by hour", async () => {
    const { days, hours } = await sumSales(services(), period);
    const [ledger] = await rowsOf<Record<string, number>>(
      database.db,
      sql`select sum(total_paise) filter (where kind = 'invoice')::int as sales,
        sum(total_paise) filter (where kind <> 'invoice')::int as refunds, count(*) filter (where kind = 'invoice')::int as orders
        from invoices where issued_on between ${period.from} and ${period.to}`,
    );
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
    expect(days).toHaveLength(28);
    expect({
      sales: sum(days.map(({ sales }) => sales)),
      refunds: sum(days.map(({ refunds }) => refunds)),
      orders: sum(days.map(({ orders }) => orders)),
    }).toEqual(ledger);
    expect(sum(hours.map(({ sales }) => sales))).toBe(ledger?.sales);
    const reasons = await sumRefunds(services(), period);
    expect(sum(reasons.map(({ total }) => total))).toBe(ledger?.refunds);
    expect(reasons.map(({ reason }) => reason)).toContain("Complaint");
  });

  test("an order is on time if it was delivered by the end of its window, and the customers say the same", async () => {
    const { onTime, bases, bestSellers, cancelled, options } = await summariseOrders(services(), {
      ...period,
      limit: 5_000,
    });
    const [truth] = await rowsOf<{ late: number; many: number }>(
      database.db,
      // In the demo, customers know whether it came late.
      sql`select count(*) filter (where not was_on_time)::int as late, count(was_on_time)::int as many from orders
        where status = 'delivered' and delivery_on between ${period.from} and ${period.to}`,
    );
    const sum = (of: (row: (typeof onTime)[number]) => number) =>
      onTime.reduce((all, row) => all + of(row), 0);
    expect(sum(({ answered }) => answered)).toBe(truth?.many);
    expect(sum(({ answered, answeredYes }) => answered - answeredYes)).toBe(truth?.late);
    const late = sum(({ many, onTime: inTime }) => many - inTime);
    expect(late).toBeGreaterThanOrEqual(truth?.late ?? 0);
    expect(late / sum(({ many }) => many)).toBeLessThan(0.1);
    expect(onTime.map(({ option }) => option)).toEqual(
      expect.arrayContaining(["midnight", "express", "pickup"]),
    );
    expect(bases.total * cancelled.total * options.length).toBeGreaterThan(0);
    // A list that is cut says how many rows it has.
    expect(bestSellers.rows).toHaveLength(bestSellers.total);
    const cut = await summariseOrders(services(), { ...period, limit: 3 });
    expect(cut.bestSellers).toEqual({ rows: bestSellers.rows.slice(0, 3), total: bestSellers.total });
  });

  test("coins owed are the balances of all customers, and no window has more orders than places", async () => {
    const [row] = await rowsOf<{ owed: number }>(
      database.db,
      sql`select sum(balance)::int as owed from (select distinct on (user_id) balance from coin_entries
        order by user_id, number desc) last`,
    );
    expect(await countOwedCoins(services())).toBe(row?.owed);
    const slots = await sumSlotUse(services(), period);
    expect(slots.length).toBeGreaterThan(10);
    expect(slots.filter(({ taken, capacity }) => taken > capacity)).toEqual([]);
  });
});
