import { and, asc, count, desc, eq, exists, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Cursor } from "../basics/keyset.ts";
import { payments, refunds } from "./payments.tables.ts";
import type { Provider } from "./rules/providers.ts";
import type { SettledLine } from "./rules/settlement-line.ts";
import { settlementLines, settlements } from "./settlements.tables.ts";

type Handle = Db | Tx;

/** Rows of one statement: a statement takes 65,535 values. */
const ROWS_A_STATEMENT = 1_000;
/** Ids of one look-up: with more, PostgreSQL reads the whole table instead of its index. */
const IDS_A_STATEMENT = 400;

/**
 * Inserts payouts that are not stored yet, and the bank references of stored ones that had none, in one order, so that
 * two reports cannot deadlock. Returns how many of each.
 */
export async function insertSettlements(
  tx: Tx,
  provider: Provider,
  rows: readonly Pick<SettledLine, "settlementId" | "utr" | "settledAt">[],
): Promise<{ settlements: number; referenced: number }> {
  const sorted = rows.toSorted((one, next) => byText(one.settlementId, next.settlementId));
  const written = { settlements: 0, referenced: 0 };
  for (let from = 0; from < sorted.length; from += ROWS_A_STATEMENT) {
    const part = sorted.slice(from, from + ROWS_A_STATEMENT);
    const changed = await tx
      .insert(settlements)
      .values(
        part.map(({ settlementId, utr, settledAt }) => ({ id: settlementId, provider, utr, settledAt })),
      )
      .onConflictDoUpdate({
        target: settlements.id,
        set: { utr: sql`excluded.utr` },
        setWhere: sql`${settlements.utr} = '' and excluded.utr <> ''`,
      })
      // An inserted row has no earlier version.
      .returning({ isNew: sql<boolean>`${settlements}.xmax = 0` });
    const added = changed.filter(({ isNew }) => isNew).length;
    written.settlements += added;
    written.referenced += changed.length - added;
  }
  return written;
}

/** Inserts lines that are not stored yet, in one order, so that two reports cannot deadlock. Returns how many. */
export async function insertLines(tx: Tx, lines: readonly SettledLine[]): Promise<number> {
  const sorted = lines.toSorted(
    (one, next) => byText(one.entityId, next.entityId) || byText(one.kind, next.kind),
  );
  let written = 0;
  for (let from = 0; from < sorted.length; from += ROWS_A_STATEMENT) {
    const inserted = await tx
      .insert(settlementLines)
      .values(sorted.slice(from, from + ROWS_A_STATEMENT).map(toRow))
      .onConflictDoNothing()
      .returning({ id: settlementLines.entityId });
    written += inserted.length;
  }
  return written;
}

function byText(one: string, next: string): number {
  return one < next ? -1 : one > next ? 1 : 0;
}

function toRow({ kind, entityId, settlementId, occurredAt, ...money }: SettledLine) {
  return {
    ...{ kind, entityId, settlementId, occurredAt, amountPaise: money.amount, feePaise: money.fee },
    ...{ taxPaise: money.tax, debitPaise: money.debit, creditPaise: money.credit },
  };
}

export type StoredLine = typeof settlementLines.$inferSelect;

/** The stored lines with these ids, of any kind. */
export async function selectLinesById(db: Handle, ids: readonly string[]): Promise<StoredLine[]> {
  const lines: StoredLine[] = [];
  for (let from = 0; from < ids.length; from += IDS_A_STATEMENT) {
    const batch = ids.slice(from, from + IDS_A_STATEMENT);
    lines.push(...(await db.select().from(settlementLines).where(inArray(settlementLines.entityId, batch))));
  }
  return lines;
}

/** A line by the shop's books. A second payment for an order is known by the refund that returns it. */
const ofPayment = sql`select p.amount_paise, p.order_id from ${payments} p where p.gateway_payment_id = l.entity_id`;
const ofDuplicate = sql`select sum(r.amount_paise)::int, min(p.order_id::text)::uuid from ${refunds} r
  join ${payments} p on p.id = r.payment_id
  where r.gateway_payment_id = l.entity_id and p.gateway_payment_id is distinct from r.gateway_payment_id
  having count(*) > 0`;
const ofRefund = sql`select r.amount_paise, p.order_id from ${refunds} r join ${payments} p on p.id = r.payment_id
  where r.gateway_refund_id = l.entity_id and r.status = 'processed'`;

/** Compares lines that the books did not know so far, the newest first: all of these settlements, or of any. */
export async function matchLines(
  db: Handle,
  { ids, limit }: { ids: readonly string[] | null; limit: number },
) {
  const among = ids === null ? sql`true` : inArray(sql`u.settlement_id`, [...ids]);
  await db.execute(sql`
    update ${settlementLines} as s set expected_paise = b.amount, order_id = b.order_id
    from (
      select u.entity_id, u.kind from ${settlementLines} u
      where u.state = 'unknown' and u.explanation is null and ${among}
      order by u.occurred_at desc limit ${limit}
    ) l
    cross join lateral (
      select amount, order_id from (
        select 1 as nth, x.* from (${ofPayment}) as x(amount, order_id) where l.kind = 'payment'
        union all select 2, x.* from (${ofDuplicate}) as x(amount, order_id) where l.kind = 'payment'
        union all select 3, x.* from (${ofRefund}) as x(amount, order_id) where l.kind = 'refund'
      ) found order by nth limit 1
    ) b
    where s.entity_id = l.entity_id and s.kind = l.kind and s.expected_paise is null`);
}

const paiseSum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);
const { amountPaise, feePaise, taxPaise, debitPaise, creditPaise, kind, state, explanation } =
  settlementLines;
const isTaken = sql`(${debitPaise} > 0 and ${kind} <> 'payment')`;
const OPEN = and(ne(state, "matched"), isNull(explanation));

const SUMS = {
  lines: count(settlementLines.entityId),
  open: sql<number>`count(${settlementLines.entityId}) filter (where ${OPEN})`.mapWith(Number),
  gross: paiseSum(sql`case when ${isTaken} then 0 else ${amountPaise} end`),
  taken: paiseSum(sql`case when ${isTaken} then ${amountPaise} else 0 end`),
  fees: paiseSum(sql`${feePaise}`),
  tax: paiseSum(sql`${taxPaise}`),
  net: paiseSum(sql`${creditPaise} - ${debitPaise}`),
};

type SettlementPage = { cursor: Cursor; size: number; onlyOpen: boolean };

/** Settlements with their sums, newest first, one more than `size` if the list goes on. */
export function selectSettlements(db: Handle, { cursor, size, onlyOpen }: SettlementPage) {
  const { id, utr, settledAt } = settlements;
  const key = sql`(${settledAt}, ${id})`;
  const at = cursor && sql`(select s.settled_at, s.id from ${settlements} s where s.id = ${cursor.key})`;
  const isBack = cursor?.direction === "before";
  const openLine = db
    .select({ one: sql`1` })
    .from(settlementLines)
    .where(and(eq(settlementLines.settlementId, id), OPEN));
  const page = db
    .select({ id, utr, settledAt })
    .from(settlements)
    .where(
      and(
        at ? (isBack ? sql`${key} > ${at}` : sql`${key} < ${at}`) : undefined,
        onlyOpen ? exists(openLine) : undefined,
      ),
    )
    .orderBy(isBack ? asc(settledAt) : desc(settledAt), isBack ? asc(id) : desc(id))
    .limit(size + 1)
    .as("page");
  // For each settlement of the page, so that lines of the others are not read.
  const sums = db
    .select({
      ...{ lines: SUMS.lines.as("lines"), open: SUMS.open.as("open"), gross: SUMS.gross.as("gross") },
      ...{ taken: SUMS.taken.as("taken"), fees: SUMS.fees.as("fees"), tax: SUMS.tax.as("tax") },
      net: SUMS.net.as("net"),
    })
    .from(settlementLines)
    .where(eq(settlementLines.settlementId, page.id))
    .as("sums");
  const { lines, open, gross, taken, fees, tax, net } = sums;
  return db
    .select({
      ...{ id: page.id, utr: page.utr, settledAt: page.settledAt },
      ...{ lines, open, gross, taken, fees, tax, net },
    })
    .from(page)
    .innerJoinLateral(sums, sql`true`)
    .orderBy(isBack ? asc(page.settledAt) : desc(page.settledAt), isBack ? asc(page.id) : desc(page.id));
}

export async function selectSettlement(db: Handle, id: string) {
  const [settlement] = await db
    .select({ id: settlements.id, utr: settlements.utr, settledAt: settlements.settledAt, ...SUMS })
    .from(settlements)
    .leftJoin(settlementLines, eq(settlementLines.settlementId, settlements.id))
    .where(eq(settlements.id, id))
    .groupBy(settlements.id);
  return settlement;
}

/** The lines of a settlement, open ones first. */
export function selectLines(
  db: Handle,
  { id, limit, offset }: { id: string; limit: number; offset: number },
) {
  const { entityId, settlementId, occurredAt } = settlementLines;
  return db
    .select()
    .from(settlementLines)
    .where(eq(settlementId, id))
    .orderBy(desc(sql`(${OPEN})`), asc(occurredAt), asc(entityId), asc(kind))
    .limit(limit)
    .offset(offset);
}

/** Open differences of all settlements. */
export function countOpenLines(db: Handle): Promise<number> {
  return db.$count(settlementLines, OPEN);
}

type LineKey = { settlementId: string; entityId: string; kind: string };
const isDifference = (key: LineKey) =>
  and(
    eq(settlementLines.settlementId, key.settlementId),
    eq(settlementLines.entityId, key.entityId),
    eq(kind, key.kind),
    ne(state, "matched"),
  );

/**
 * Explains a line that is not matched, or takes its explanation back. Returns false if it is matched or unknown, or has
 * another explanation than the one that was seen.
 */
export async function setExplanation(
  db: Handle,
  by: LineKey & { explanation: string | null; seen: string | null },
): Promise<boolean> {
  const changed = await db
    .update(settlementLines)
    .set({ explanation: by.explanation })
    .where(and(isDifference(by), by.seen === null ? isNull(explanation) : eq(explanation, by.seen)))
    .returning({ id: settlementLines.entityId });
  return changed.length === 1;
}

/** The explanation of a line that is not matched, locked until the transaction ends; undefined if there is no such line. */
export async function lockExplanation(tx: Tx, key: LineKey): Promise<string | null | undefined> {
  const [line] = await tx
    .select({ explanation })
    .from(settlementLines)
    .where(isDifference(key))
    .for("no key update");
  return line?.explanation;
}
