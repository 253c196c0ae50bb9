import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { parseAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { priceProblem } from "../../../shop/catalogue/rules/price-problem.ts";

/** The columns that can be edited, in the order of the grid. */
export const EDITABLE = ["pricePaise", "sellPaise", "costPaise"] as const;
export type Column = (typeof EDITABLE)[number];

export type Amounts = Pick<PriceRow, Column>;

/** Changed values of a SKU. A text that is not an amount stays with its cell until it is corrected. */
export type SkuEdit = { amounts: Partial<Amounts>; wrong: Partial<Record<Column, string>> };

/** The edits of the grid by SKU. Never changed in place: undo goes back to the one before. */
export type Edits = ReadonlyMap<string, SkuEdit>;

export type Cell = { row: number; column: number };

/** Selecting cells by taps: whether the next tap is on the first or the last one; null while taps edit. */
export type Selecting = "first" | "last" | null;

/** A rectangle of editable cells, both ends included. */
export type Range = { top: number; bottom: number; left: number; right: number };

export function rangeOf(anchor: Cell, active: Cell): Range {
  return {
    ...{ top: Math.min(anchor.row, active.row), bottom: Math.max(anchor.row, active.row) },
    ...{ left: Math.min(anchor.column, active.column), right: Math.max(anchor.column, active.column) },
  };
}

/** The amounts of a SKU with its edits. */
export function amountsOf(row: PriceRow, edits: Edits): Amounts {
  const { pricePaise, sellPaise, costPaise } = row;
  return { pricePaise, sellPaise, costPaise, ...edits.get(row.sku)?.amounts };
}

/** The size of a SKU: `0.5 kg, eggless`. */
export function sizeWords({ weight, eggless }: Pick<PriceRow, "weight" | "eggless">): string {
  return eggless ? `${weight}, eggless` : weight;
}

/** Why a SKU cannot be saved; null if it can. */
export function problemOf(row: PriceRow, edits: Edits): string | null {
  const edit = edits.get(row.sku);
  if (!edit) return null;
  const [typed] = Object.values(edit.wrong);
  return typed === undefined ? priceProblem(amountsOf(row, edits)) : `“${typed}” is no amount`;
}

/** Writes texts into cells, and marks those that are not amounts. */
function write(edits: Edits, entries: { row: PriceRow; column: Column; text: string }[]): Edits {
  const next = new Map(edits);
  for (const { row, column, text } of entries) {
    const before = next.get(row.sku) ?? { amounts: {}, wrong: {} };
    const amounts = { ...before.amounts };
    const wrong = { ...before.wrong };
    delete amounts[column];
    delete wrong[column];
    const amount = text.trim() === "" && column === "costPaise" ? null : parseAmount(text);
    if (amount === null && !(text.trim() === "" && column === "costPaise")) wrong[column] = text.slice(0, 40);
    else if (amount !== row[column]) Object.assign(amounts, { [column]: amount });
    if (Object.keys(amounts).length + Object.keys(wrong).length === 0) next.delete(row.sku);
    else next.set(row.sku, { amounts, wrong });
  }
  return next;
}

export function typeInto(rows: PriceRow[], edits: Edits, cell: Cell, text: string): Edits {
  return paste(rows, edits, { ...rangeOf(cell, cell) }, text.replace(/[\t\r\n]/g, " "));
}

/**
 * Pastes a table of a spreadsheet: lines of cells between tabs, from the first cell of the range on. A single value fills
 * the whole range.
 */
export function paste(rows: PriceRow[], edits: Edits, range: Range, text: string): Edits {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const table = lines.map((line) => line.split("\t"));
  const isSingle = table.length === 1 && table[0]?.length === 1;
  const bottom = isSingle ? range.bottom : range.top + table.length - 1;
  const entries = [];
  for (let at = range.top; at <= Math.min(bottom, rows.length - 1); at += 1) {
    const cells = table[isSingle ? 0 : at - range.top] ?? [];
    const right = isSingle ? range.right : range.left + cells.length - 1;
    for (let column = range.left; column <= Math.min(right, EDITABLE.length - 1); column += 1) {
      const [row, name] = [rows[at], EDITABLE[column]];
      if (row && name)
        entries.push({ row, column: name, text: cells[isSingle ? 0 : column - range.left] ?? "" });
    }
  }
  return write(edits, entries);
}

/** Copies the first row of the range to those below it. */
export function copyDown(rows: PriceRow[], edits: Edits, range: Range): Edits {
  const first = rows[range.top];
  if (!first) return edits;
  const amounts = amountsOf(first, edits);
  return eachCell(rows, edits, { ...range, top: range.top + 1 }, (_row, column) => amounts[column]);
}

export type BulkChange = { kind: "set" | "add" | "percent" | "nine"; by: number };

/** Changes each cell of the range. Empty costs stay empty unless they are set. */
export function changeAll(rows: PriceRow[], edits: Edits, range: Range, { kind, by }: BulkChange): Edits {
  return eachCell(rows, edits, range, (row, column) => {
    const amount = amountsOf(row, edits)[column];
    if (kind === "set") return Math.round(by * 100);
    if (amount === null) return null;
    if (kind === "add") return amount + Math.round(by * 100);
    if (kind === "percent") return Math.round((amount * (100 + by)) / 10_000) * 100;
    return endInNine(amount);
  });
}

/** Most SKUs that are named. */
const MOST_NAMED = 5;

/** Names the SKUs of the range whose empty cost a calculation leaves empty; nothing if there are none. */
export function withoutCostWords(rows: PriceRow[], edits: Edits, { top, bottom, right }: Range): string {
  const skus = rows
    .slice(top, bottom + 1)
    .filter((row) => EDITABLE[right] === "costPaise" && amountsOf(row, edits).costPaise === null)
    .map(({ sku }) => sku);
  const named = skus.slice(0, MOST_NAMED).join(", ");
  return named && `${skus.length} without a cost, still empty: ${named}`;
}

/** The nearest amount of whole rupees that ends in 9. */
export function endInNine(paise: number): number {
  return Math.max(900, (Math.round((paise / 100 + 1) / 10) * 10 - 1) * 100);
}

function eachCell(
  rows: PriceRow[],
  edits: Edits,
  { top, bottom, left, right }: Range,
  amountFor: (row: PriceRow, column: Column) => number | null,
): Edits {
  const entries = [];
  for (let at = top; at <= bottom; at += 1)
    for (let column = left; column <= right; column += 1) {
      const [row, name] = [rows[at], EDITABLE[column]];
      if (!row || !name) continue;
      const amount = amountFor(row, name);
      entries.push({ row, column: name, text: amount === null ? "" : (amount / 100).toFixed(2) });
    }
  return write(edits, entries);
}

/** The cells of a range as a spreadsheet takes them. */
export function copyText(rows: PriceRow[], edits: Edits, { top, bottom, left, right }: Range): string {
  return rows
    .slice(top, bottom + 1)
    .map((row) => {
      const amounts = amountsOf(row, edits);
      return EDITABLE.slice(left, right + 1)
        .map((column) => {
          const amount = amounts[column];
          return amount === null ? "" : String(amount / 100);
        })
        .join("\t");
    })
    .join("\n");
}

/** The edits, and the steps for undo and redo. */
export type History = { past: Edits[]; edits: Edits; future: Edits[] };
export const NO_EDITS: History = { past: [], edits: new Map(), future: [] };
const MOST_STEPS = 100;

export function step({ past, edits }: History, next: Edits): History {
  return { past: [...past, edits].slice(-MOST_STEPS), edits: next, future: [] };
}

export function undo({ past, edits, future }: History): History {
  const last = past.at(-1);
  return last
    ? { past: past.slice(0, -1), edits: last, future: [edits, ...future] }
    : { past, edits, future };
}

export function redo({ past, edits, future }: History): History {
  const [next, ...later] = future;
  return next ? { past: [...past, edits], edits: next, future: later } : { past, edits, future };
}

/**
 * The edits that are left once the sent ones are saved: what was changed after they were sent, also back to what was
 * stored before.
 * @param rows as they were read before
 * @param isStored the sent amounts hold now; false if they are planned
 */
export function editsSince(rows: PriceRow[], edits: Edits, sent: Edits, isStored: boolean): Edits {
  const left = new Map(edits);
  for (const row of rows.filter(({ sku }) => sent.has(sku))) {
    const wrong = edits.get(row.sku)?.wrong ?? {};
    const [typed, saved] = [amountsOf(row, edits), amountsOf(row, sent)];
    const stored = isStored ? saved : row;
    const changed = EDITABLE.filter(
      (name) => wrong[name] === undefined && typed[name] !== saved[name] && typed[name] !== stored[name],
    );
    const amounts = Object.fromEntries(changed.map((name) => [name, typed[name]]));
    if (changed.length + Object.keys(wrong).length === 0) left.delete(row.sku);
    else left.set(row.sku, { amounts, wrong });
  }
  return left;
}

/** The margin of a SKU in whole percent of its price; null if its cost is unknown. */
export function marginPercent({ sellPaise, costPaise }: Amounts): number | null {
  return costPaise === null || sellPaise <= 0
    ? null
    : Math.round(((sellPaise - costPaise) / sellPaise) * 100);
}

/** Edits as the form sends them: the values that were read, and the new ones. */
export function toSent(rows: PriceRow[], edits: Edits): string {
  const changed = rows.filter(({ sku }) => edits.has(sku));
  return JSON.stringify(
    changed.map((row) => {
      const { pricePaise, sellPaise, costPaise } = amountsOf(row, edits);
      return [row.sku, row.pricePaise, row.sellPaise, row.costPaise, pricePaise, sellPaise, costPaise];
    }),
  );
}
