import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { rowsOf } from "../../src/infrastructure/database/rows-of.ts";

/** A promise that holds whatever happens: figures to show, violations, and tampering that the check must detect. */
export type Check = {
  promise: string;
  figures: SQL;
  /** Every row is a violation. */
  violations: SQL;
  /** Each breaks the promise, in a transaction that is rolled back, to prove that the check detects it. */
  tamperings: SQL[];
  /** First removes the database's own constraints against this tampering. */
  unguarded?: SQL;
};

export type CheckResult = {
  promise: string;
  figures: Record<string, unknown>;
  violations: unknown[];
  /** Every possible tampering was detected. A short run may lack rows to tamper with. */
  detectsTampering: boolean;
};

/** Orders that will be delivered: paid and not ended. */
const LIVING = sql`o.status not in ('awaiting payment', 'lapsed', 'cancelled')`;

const CAPTURED = sql`select p.id, p.amount,
    (select count(*)::int from payments s join orders o on o.id = s.order_id
      where s.gateway_payment_id = p.id and ${LIVING}) as orders,
    (select count(*)::int from seen.refunds r where r."paymentId" = p.id and r.status = 'processed') as refunds,
    (select coalesce(sum(r.amount), 0)::int from seen.refunds r
      where r."paymentId" = p.id and r.status = 'processed') as refunded
  from seen.payments p where p.captured`;

const SHOPS_CAPTURED = sql`select gateway_payment_id as id, amount_paise as amount from payments
    where gateway_payment_id is not null
  union all
  select gateway_payment_id, amount_paise from refunds r
    where not exists (select from payments s where s.gateway_payment_id = r.gateway_payment_id)`;

const SHOPS_REFUNDED = sql`select gateway_payment_id as id, sum(amount_paise)::int as amount from refunds
  where status = 'processed' group by gateway_payment_id`;

const PROVIDERS_REFUNDED = sql`select "paymentId" as id, sum(amount)::int as amount from seen.refunds
  where status = 'processed' group by "paymentId"`;

const DUE_MAILS = sql`select 'order-placed:' || o.id as key from orders o where o.placed_at is not null
  union all
  select 'order-cancelled:' || o.id from orders o where o.placed_at is not null and o.status = 'cancelled'
  union all
  select 'refund-started:' || s.order_id || ':' || r.id from refunds r join payments s on s.id = r.payment_id
    where r.id not like 'refund_cancelled_%'
  union all
  select 'refund-processed:' || s.order_id || ':' || r.id from refunds r join payments s on s.id = r.payment_id
    where r.status = 'processed'`;

export const CHECKS: Check[] = [
  {
    promise: "Every captured payment has exactly one order or one full refund",
    figures: sql`select count(*)::int as captured, count(*) filter (where orders = 1)::int as with_an_order,
      count(*) filter (where refunded = amount)::int as refunded_in_full from (${CAPTURED}) c`,
    violations: sql`select * from (${CAPTURED}) c
      where not (orders = 1 and refunds = 0) and not (orders = 0 and refunds = 1 and refunded = amount)`,
    tamperings: [
      sql`update orders set status = 'lapsed' where id = (select id from orders where status = 'placed' limit 1)`,
    ],
  },
  {
    promise: "No order without captured money",
    figures: sql`select count(*)::int as orders, sum(o.total_paise)::int as paise from orders o where ${LIVING}`,
    violations: sql`select o.number, o.total_paise, p.* from orders o
      left join payments s on s.order_id = o.id left join seen.payments p on p.id = s.gateway_payment_id
      where ${LIVING} and (p.captured and p.amount = o.total_paise and p.currency = 'INR'
        and p."orderId" = s.gateway_order_id and s.status = 'paid') is not true`,
    tamperings: [
      sql`update seen.payments set captured = false where id = (select s.gateway_payment_id from payments s
        join orders o on o.id = s.order_id where ${LIVING} limit 1)`,
    ],
  },
  {
    promise: "No slot above its places or minutes, and both are those of its orders",
    figures: sql`select count(*)::int as slots, sum(capacity)::int as places, sum(taken)::int as taken,
      count(*) filter (where taken = capacity)::int as full_slots, sum(taken_oven_minutes)::int as oven_minutes,
      sum(taken_decorator_minutes)::int as decorator_minutes from slots`,
    violations: sql`select s.*, h.holds, l.orders from slots s,
      lateral (select count(*)::int as holds, coalesce(sum(oven_minutes), 0)::int as oven,
        coalesce(sum(decorator_minutes), 0)::int as decorator
        from slot_holds h where h.slot_id = s.id and h.state <> 'released') h,
      lateral (select count(*)::int as orders from orders o where ${LIVING} and o.kitchen_id = s.kitchen_id
        and o.delivery_on = s.on_date and o.delivery_option = s.option and o.start_minute = s.start_minute) l
      where s.taken > s.capacity or s.taken <> h.holds or l.orders <> s.taken
        or s.taken_oven_minutes > s.oven_minutes or s.taken_oven_minutes <> h.oven
        or s.taken_decorator_minutes > s.decorator_minutes or s.taken_decorator_minutes <> h.decorator`,
    unguarded: sql`alter table slots drop constraint slots_never_oversold`,
    tamperings: [
      sql`update slots set capacity = taken - 1 where id = (select id from slots where taken > 0 limit 1)`,
      sql`update slots set taken_decorator_minutes = taken_decorator_minutes + 1
        where id = (select id from slots where taken > 0 limit 1)`,
    ],
  },
  {
    promise: "Every coin ledger sums up and is never negative; orders keep the coins that they cost",
    figures: sql`select count(distinct user_id)::int as ledgers, count(*)::int as lines,
      count(*) filter (where reason = 'hold')::int as spent, count(*) filter (where reason = 'give-back')::int as given_back,
      min(balance)::int as lowest from coin_entries`,
    violations: sql`select user_id::text as who, balance, 'the ledger does not add up' as why from (
        select *, sum(amount) over mine as summed, row_number() over mine as nth from coin_entries
        window mine as (partition by user_id order by number)
      ) c where balance <> summed or balance < 0 or number <> nth
      union all
      select o.number, c.taken, 'the order has other coins' from orders o,
        lateral (select -coalesce(sum(amount), 0)::int as taken from coin_entries c where c.order_id = o.id) c
      where c.taken <> case when ${LIVING} then o.coins else 0 end`,
    tamperings: [
      sql`update coin_entries set balance = balance + 1 where id = (select id from coin_entries order by id limit 1)`,
    ],
  },
  {
    promise: "The shop's books equal the provider's to the paisa",
    figures: sql`select (select sum(amount)::int from (${SHOPS_CAPTURED}) c) as shop_captured,
      (select sum(amount)::int from seen.payments where captured) as provider_captured,
      (select sum(amount)::int from (${SHOPS_REFUNDED}) c) as shop_refunded,
      (select sum(amount)::int from (${PROVIDERS_REFUNDED}) c) as provider_refunded`,
    violations: sql`select 'captured' as what, coalesce(shop.id, theirs.id) as id, shop.amount as shop, theirs.amount as theirs
        from (${SHOPS_CAPTURED}) shop full join (select id, amount from seen.payments where captured) theirs using (id)
        where shop.amount is distinct from theirs.amount
      union all
      select 'refunded', coalesce(shop.id, theirs.id), shop.amount, theirs.amount
        from (${SHOPS_REFUNDED}) shop full join (${PROVIDERS_REFUNDED}) theirs using (id)
        where shop.amount is distinct from theirs.amount`,
    tamperings: [
      sql`update seen.payments set amount = amount + 1 where id = (select id from seen.payments where captured limit 1)`,
      sql`update seen.refunds set amount = amount + 1
        where id = (select id from seen.refunds where status = 'processed' limit 1)`,
    ],
  },
  {
    promise: "Every mail that was due was sent at least once",
    figures: sql`select (select count(*)::int from (${DUE_MAILS}) d) as due,
      (select count(distinct key)::int from seen.mails) as arrived,
      (select count(*)::int - count(distinct key)::int from seen.mails) as arrived_again`,
    violations: sql`select key, 'was due and did not arrive' as why from (${DUE_MAILS}) d
        where key not in (select key from seen.mails)
      union all
      select key, 'is ' || state || ' and did not arrive' from mails m
        where state <> 'covered' and key not in (select key from seen.mails)`,
    tamperings: [
      sql`delete from seen.mails where key = (select key from seen.mails where key like 'order-placed:%' limit 1)`,
    ],
  },
  {
    promise: "What the shop confirmed to shoppers is true",
    figures: sql`select count(*) filter (where said = 'created')::int as created,
      count(distinct uuid) filter (where said = 'placed')::int as placed,
      count(*) filter (where said = 'cancelled')::int as cancelled from seen.confirmations`,
    violations: sql`select t.*, o.status from seen.confirmations t left join orders o on o.id = t.uuid where o.id is null
      or (t.said = 'placed' and o.placed_at is null) or (t.said = 'cancelled' and o.status <> 'cancelled')`,
    tamperings: [
      sql`insert into seen.confirmations values ('00000000-0000-4000-8000-000000000000', 'created')`,
    ],
  },
  {
    promise: "Every placed order has one invoice, and their numbers have no gap",
    figures: sql`select count(*) filter (where kind = 'invoice')::int as invoices,
      count(*) filter (where kind <> 'invoice')::int as credit_notes, count(distinct series)::int as series from invoices`,
    violations: sql`select o.number, 'has no invoice' as why from orders o where o.placed_at is not null
        and not exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice')
      union all
      select number, 'comes after a gap' from (
        select number, sequence, row_number() over (partition by series, financial_year order by sequence) as nth
        from invoices) i where sequence <> nth`,
    tamperings: [
      sql`update invoices set sequence = sequence + 1000000 where id = (select id from invoices limit 1)`,
    ],
  },
];

/** Runs a check, then again after each tampering: a check that does not detect it proves nothing. */
export async function runCheck(db: Db, check: Check): Promise<CheckResult> {
  const [figures] = await rowsOf<Record<string, unknown>>(db, check.figures);
  const violations = await rowsOf(db, check.violations);
  const detections: unknown[][] = [];
  for (const tampering of check.tamperings) {
    const detected = await violationsAfter(db, check, tampering);
    if (detected) detections.push(detected);
  }
  return {
    promise: check.promise,
    figures: figures ?? {},
    violations,
    detectsTampering: detections.length > 0 && detections.every(({ length }) => length > violations.length),
  };
}

class Rollback extends Error {}

/** Violations after tampering. Undefined if there was no row to tamper with. */
async function violationsAfter(
  db: Db,
  { violations, unguarded }: Check,
  tampering: SQL,
): Promise<unknown[] | undefined> {
  let rows: unknown[] | undefined;
  await db
    .transaction(async (tx) => {
      if (unguarded) await tx.execute(unguarded);
      const changed = await rowsOf(tx, sql`${tampering} returning 1`);
      if (changed.length > 0) rows = await rowsOf(tx, violations);
      throw new Rollback();
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) throw error;
    });
  return rows;
}
