import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { type LineState, SETTLED_WITHIN_DAYS, UNSETTLED_DAYS } from "./rules/settlement-line.ts";
import {
  countOpenLines,
  type StoredLine,
  selectLines,
  selectSettlement,
  selectSettlements,
} from "./settlements.queries.ts";
import { selectFirstLineAt, selectUnsettledPayments, selectUnsettledRefunds } from "./unsettled.queries.ts";

/** Settlements of one page of the list, and lines of one page of a settlement. */
const SETTLEMENTS_A_PAGE = 30;
const LINES_A_PAGE = 200;
/** Lines of a file. No settlement has as many. */
const MOST_LINES = 50_000;
const MOST_SETTLEMENTS = 1_000;
const MOST_UNSETTLED = 50;
const DAY_MS = 24 * 60 * 60_000;

/** A payout with the sums of its lines: `gross` less `taken`, `fees` and `tax` is `net`, if every line adds up. */
export type SettlementView = {
  id: string;
  utr: string;
  settledAt: Date;
  lines: number;
  /** Lines that are not matched and not explained. */
  open: number;
  gross: Paise;
  /** Refunds, and adjustments to the shop's debit. */
  taken: Paise;
  fees: Paise;
  /** GST on the fees. */
  tax: Paise;
  net: Paise;
};

export type SettledLineView = {
  entityId: string;
  kind: string;
  state: LineState;
  occurredAt: Date;
  amount: Paise;
  fee: Paise;
  tax: Paise;
  /** Credit less debit. */
  net: Paise;
  /** The amount in the shop's books; null if they have none. */
  expected: Paise | null;
  orderId: string | null;
  explanation: string | null;
};

/** Money in the shop's books that no report holds. */
export type UnsettledRow = {
  kind: "payment" | "refund";
  entityId: string;
  amount: Paise;
  at: Date;
  orderId: string;
};

type Sums = Awaited<ReturnType<typeof selectSettlements>>[number];

/** Settlements, newest first: all, or those with open differences. The caller has checked permissions. */
export async function listSettlements(
  { db }: Pick<Services, "db">,
  { cursor, onlyOpen = false }: { cursor: Cursor; onlyOpen?: boolean },
): Promise<KeysetPage<SettlementView>> {
  const rows = (await selectSettlements(db, { cursor, size: SETTLEMENTS_A_PAGE, onlyOpen })).map(toView);
  return keysetPage(rows, { size: SETTLEMENTS_A_PAGE, cursor, keyOf: ({ id }) => id });
}

/** A settlement and a page of its lines, open ones first. The caller has checked permissions. */
export async function getSettlement(
  { db }: Pick<Services, "db">,
  { id, page }: { id: string; page: number },
): Promise<
  Outcome<{ settlement: SettlementView; lines: SettledLineView[]; pages: number }, "unknown-settlement">
> {
  const settlement = await selectSettlement(db, id);
  if (!settlement) return refuse("unknown-settlement");
  const offset = (page - 1) * LINES_A_PAGE;
  const lines = await selectLines(db, { id, limit: LINES_A_PAGE, offset });
  const pages = Math.max(1, Math.ceil(settlement.lines / LINES_A_PAGE));
  return ok({ settlement: toView(settlement), lines: lines.map(toLine), pages });
}

/** All lines of a settlement, for its file. The caller has checked permissions. */
export async function exportSettlement(
  { db }: Pick<Services, "db">,
  { id }: { id: string },
): Promise<Outcome<SettledLineView[], "unknown-settlement">> {
  if (!(await selectSettlement(db, id))) return refuse("unknown-settlement");
  return ok((await selectLines(db, { id, limit: MOST_LINES, offset: 0 })).map(toLine));
}

/** All settlements, for a file: the newest of some years. The caller has checked permissions. */
export async function exportSettlements({ db }: Pick<Services, "db">): Promise<SettlementView[]> {
  return (await selectSettlements(db, { cursor: null, size: MOST_SETTLEMENTS, onlyOpen: false })).map(toView);
}

/** Open differences of all settlements. */
export function countOpenDifferences({ db }: Pick<Services, "db">): Promise<number> {
  return countOpenLines(db);
}

/**
 * Payments and refunds in the shop's books that no report holds, though they are older than the provider takes. Only
 * those since the first imported report, because the shop can't know of earlier ones. Lists the oldest, and counts all.
 */
export async function listUnsettled({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<{ rows: UnsettledRow[]; count: number }> {
  const firstAt = await selectFirstLineAt(db);
  if (!firstAt) return { rows: [], count: 0 };
  const now = clock().getTime();
  const from = new Date(Math.max(firstAt.getTime(), now - UNSETTLED_DAYS * DAY_MS));
  const window = { from, to: new Date(now - SETTLED_WITHIN_DAYS * DAY_MS), limit: MOST_UNSETTLED };
  const [paid, returned] = await Promise.all([
    selectUnsettledPayments(db, window),
    selectUnsettledRefunds(db, window),
  ]);
  const toRow = (kind: UnsettledRow["kind"]) => (row: (typeof paid)[number]) => ({
    ...{ kind, entityId: row.entityId, amount: row.amount, at: row.at ?? from, orderId: row.orderId },
  });
  const rows = [...paid.map(toRow("payment")), ...returned.map(toRow("refund"))].sort(
    (first, second) => first.at.getTime() - second.at.getTime(),
  );
  const count = (paid[0]?.total ?? 0) + (returned[0]?.total ?? 0);
  return { rows: rows.slice(0, MOST_UNSETTLED), count };
}

function toView({ gross, taken, fees, tax, net, ...rest }: Sums): SettlementView {
  const money = { gross: paise(gross), taken: paise(taken), fees: paise(fees), tax: paise(tax) };
  return { ...rest, ...money, net: paise(net) };
}

function toLine(row: StoredLine): SettledLineView {
  const { entityId, kind, state, occurredAt, orderId, explanation, expectedPaise } = row;
  return {
    ...{ entityId, kind, state, occurredAt, orderId, explanation, amount: row.amountPaise },
    ...{ fee: row.feePaise, tax: row.taxPaise, net: paise(row.creditPaise - row.debitPaise) },
    expected: expectedPaise,
  };
}
