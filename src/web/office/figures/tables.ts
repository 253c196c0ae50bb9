import { showDay, showHour, showTime } from "../../../shop/basics/india-time.ts";
import { type Paise, paise, showCount, showMoney } from "../../../shop/basics/money.ts";
import { shortOptionName } from "../../../shop/delivery/rules/options.ts";
import { windowLabel } from "../../../shop/delivery/rules/windows.ts";
import type { CoinReason } from "../../../shop/rewards/rules/coin-reasons.ts";
import { MISSED_DAYS, type MissedOutcome } from "../../../shop/search/rules/missed-outcomes.ts";
import type { Figures } from "./load-figures.server.ts";

/** A table of the page; its file holds the same cells, money in rupees with two decimals. */
export type Table = {
  key: string;
  title: string;
  note?: string;
  columns: string[];
  rows: Cell[][];
  empty: string;
};
export type Cell = string | number | { paise: Paise };

/** The table whose rows the page shows with what could help. */
export const MISSED_KEY = "missed-searches";

const MISSED_WORDS: Record<MissedOutcome, string> = {
  nothing: "Nothing",
  "without words": "Only without the person",
};
const COIN_WORDS: Record<CoinReason, string> = {
  "sign-up": "New customers",
  order: "Delivered orders",
  referral: "Friends brought",
  review: "Reviews",
  hold: "Spent on orders",
  "give-back": "Given back from orders",
  reversal: "Taken back after refunds",
  compensation: "Orders that the shop cancelled",
  demo: "Demo",
};
const MISSED_NOTE = `Counted without who searched: once an hour for each network, not for programs. Texts with numbers or addresses are left out. Erased after ${MISSED_DAYS} days.`;

/** The tables below the charts, in their order. */
export function tablesOf(figures: Figures): Table[] {
  return [
    ...salesTables(figures),
    ...deliveryTables(figures),
    ...productTables(figures),
    ...moneyBackTables(figures),
    missedTable(figures),
  ];
}

function salesTables({ until, sales, salesBefore }: Figures): Table[] {
  return [
    {
      ...{ key: "days", title: "Every day in the chart", empty: "No day was chosen." },
      note: `Sales are the invoices of the day, refunds its credit notes, as in Accounts.${until ? ` The last of the compared days counts until ${showTime(until)}, as today does.` : ""}`,
      columns: ["Day", "Orders", "Sales", "Compared", "Refunds", "GST"],
      rows: sales.days
        .map((day, nth) => [
          ...[showDay(day.on), day.orders, money(day.sales)],
          ...[money(salesBefore.days[nth]?.sales ?? paise(0)), money(day.refunds), money(day.tax)],
        ])
        .reverse(),
    },
    {
      ...{ key: "hours", title: "Every hour of the day", empty: "No day was chosen." },
      columns: ["From", "Orders", "Sales"],
      rows: sales.hours.map(({ hour, orders: many, sales: total }) => [showHour(hour), many, money(total)]),
    },
  ];
}

function deliveryTables(figures: Figures): Table[] {
  const before = comparedWindows(figures);
  return [
    {
      ...{ key: "on-time", title: "On time", empty: "Nothing was delivered." },
      note: "Delivered by the end of the promised time, and what customers answered, by the day of delivery.",
      columns: ["Window", "Delivered", "On time", "Share", "Compared", "Answered", "Said yes"],
      rows: figures.orders.onTime.map((row) => [
        ...[windowName(row), row.many, row.onTime, share(row.onTime, row.many)],
        ...[shownShare(before.onTime.get(windowName(row))), row.answered, row.answeredYes],
      ]),
    },
    {
      ...{ key: "slots", title: "Slot use", empty: "No place was taken." },
      note: "Of windows that had an order.",
      columns: ["Window", "Taken", "Places", "Share", "Compared"],
      rows: figures.slots.map((row) => [
        ...[windowName(row), row.taken, row.capacity, share(row.taken, row.capacity)],
        shownShare(before.slots.get(windowName(row))),
      ]),
    },
  ];
}

function productTables({ orders: { bases, bestSellers }, ordersBefore }: Figures): Table[] {
  return [
    {
      ...{ key: "bases", title: "Cakes by base", empty: "Nothing was sold." },
      note: withCut("By flavour. Worth is what the goods cost, before coins and delivery.", bases),
      columns: ["Base", "Pieces", "Without egg", "Worth"],
      rows: bases.rows.map(({ name, pieces, eggless, worth }) => [name, pieces, eggless, money(worth)]),
    },
    {
      ...{ key: "best-sellers", title: "Best sellers", empty: "Nothing was sold." },
      note: withCut("By pieces.", bestSellers),
      columns: ["Product", "Pieces", "Compared", "Worth"],
      rows: bestSellers.rows.map(({ name, pieces, worth }) => [
        ...[name, pieces, ordersBefore.pieces.get(name) ?? 0, money(worth)],
      ]),
    },
  ];
}

function moneyBackTables({ orders: { cancelled }, refunds, coins, coinMovements }: Figures): Table[] {
  return [
    {
      ...{ key: "cancelled", title: "Why orders were cancelled", empty: "None was cancelled." },
      note: withCut("", cancelled),
      columns: ["Reason", "Orders"],
      rows: cancelled.rows.map(({ reason, many }) => [reason, many]),
    },
    {
      ...{ key: "refunds", title: "Why money went back", empty: "Nothing was refunded." },
      columns: ["Reason", "Refunds", "Amount"],
      rows: refunds.map(({ reason, many, total }) => [reason, many, money(total)]),
    },
    {
      ...{ key: "coins", title: "Coins", empty: "No coin moved." },
      note: `Each is worth ₹1 at the next order. Customers are owed ${showCount(coins)} today.`,
      columns: ["Reason", "Entries", "Added", "Taken"],
      rows: coinMovements.map(({ reason, many, added, taken }) => [
        ...[COIN_WORDS[reason], many, added, taken],
      ]),
    },
  ];
}

function missedTable({ missed }: Figures): Table {
  return {
    ...{ key: MISSED_KEY, title: "Searches without results", empty: "Every search found something." },
    note: withCut(MISSED_NOTE, missed),
    columns: ["Words", "Found", "Searches", "Last"],
    rows: missed.rows.map(({ phrase, outcome, searches, lastOn }) => [
      ...[phrase, MISSED_WORDS[outcome], searches, showDay(lastOn)],
    ]),
  };
}

/** The note of a table, with how many rows it leaves out. */
export function withCut(note: string, { rows, total }: { rows: readonly unknown[]; total: number }): string {
  const cut = total > rows.length ? `The first ${rows.length} of ${total}. The CSV has all of them.` : "";
  return [note, cut].filter((sentence) => sentence !== "").join(" ");
}

/** A cell as people read it. */
export function shown(cell: Cell): string {
  return typeof cell === "object" ? showMoney(cell.paise) : String(cell);
}

/** A cell as programs read it. */
export function plain(cell: Cell): string {
  return typeof cell === "object" ? (cell.paise / 100).toFixed(2) : String(cell);
}

function money(amount: Paise): Cell {
  return { paise: amount };
}

/** `95.2%`; a dash if the whole is 0. */
export function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)}%`;
}

/** A part of a whole, of the compared period. */
type Part = { part: number; whole: number };

/** The windows of the compared period, by name. */
export function comparedWindows({ ordersBefore, slotsBefore }: Figures) {
  return {
    onTime: new Map<string, Part>(
      ordersBefore.onTime.map((row) => [windowName(row), { part: row.onTime, whole: row.many }]),
    ),
    slots: new Map<string, Part>(
      slotsBefore.map((row) => [windowName(row), { part: row.taken, whole: row.capacity }]),
    ),
  };
}

function shownShare(part: Part | undefined): string {
  return part ? share(part.part, part.whole) : "–";
}

export function windowName(window: Figures["slots"][number] | Figures["orders"]["onTime"][number]): string {
  const name = shortOptionName(window.option);
  return window.option === "express" ? name : `${name}, ${windowLabel(window)}`;
}
