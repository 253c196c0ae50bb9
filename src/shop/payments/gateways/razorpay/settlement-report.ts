import { z } from "zod";
import { isEmptyLine } from "../../../basics/csv.ts";
import { eachInTurns } from "../../../basics/in-turns.ts";
import { instant, parseDay } from "../../../basics/india-time.ts";
import { type Paise, paise } from "../../../basics/money.ts";
import type { TableProblem } from "../../../basics/table-problem.ts";
import { MOST_LINE_PAISE } from "../../rules/settlement-limits.ts";
import type { PlacedLine, SettledLine, SettlementReport } from "../../rules/settlement-line.ts";
import { EntityId, LineKind, Utr } from "../../settlements.inputs.ts";

/**
 * The columns of Razorpay's settlement recon report in its two forms. The dashboard's file has rupees, and fees without
 * tax. A file made of the API's fields has paise, and fees with tax. Other columns, which may name people, are not read.
 */
const FORMS = {
  dashboard: { kind: "transaction_entity", fee: "fee (exclusive tax)", createdAt: "entity_created_at" },
  api: { kind: "type", fee: "fee", createdAt: "created_at" },
} as const;
type Form = keyof typeof FORMS;

const SHARED = ["entity_id", "amount", "currency", "tax", "debit", "credit"] as const;
const PAYOUT = ["settlement_id", "settled_at", "settlement_utr"] as const;

export const SettlementId = z.string().regex(/^setl_[A-Za-z0-9]{1,40}$/, "is no settlement's id");

const rupees = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, "must be an amount in rupees, such as 649.50")
  .transform((text) => {
    const [whole = "0", part = ""] = text.split(".");
    return Number(whole) * 100 + Number(part.padEnd(2, "0"));
  });
const wholePaise = z
  .string()
  .regex(/^\d{1,10}$/, "must be an amount in whole paise, such as 64950")
  .transform(Number);
const limited = (cell: typeof rupees | typeof wholePaise) =>
  cell.refine((amount) => amount <= MOST_LINE_PAISE, "is too large").transform(paise);
/** An empty cell is no money. */
const MONEY = {
  dashboard: z
    .string()
    .overwrite((text) => text || "0")
    .pipe(limited(rupees)),
  api: z
    .string()
    .overwrite((text) => text || "0")
    .pipe(limited(wholePaise)),
};

/** Reads the cells of a report, header first. Returns all wrong cells, or the lines. */
export async function readSettlementReport([header = [], ...rows]: string[][]): Promise<
  SettlementReport | { problems: TableProblem[] }
> {
  const columns = header.map((name) => name.trim().toLowerCase());
  const form: Form = columns.includes(FORMS.dashboard.fee) ? "dashboard" : "api";
  const needed = [...SHARED, ...PAYOUT, ...Object.values(FORMS[form])];
  const problems: TableProblem[] = needed
    .filter((name) => columns.filter((column) => column === name).length !== 1)
    .map((column) => ({ row: 1, column, text: "must be there once. This is no settlement recon report" }));
  if (problems.length > 0) return { problems };
  const lines: PlacedLine[] = [];
  const rowOf = new Map<string, number>();
  let waiting = 0;
  await eachInTurns(rows, (cells, at) => {
    const row = at + 2;
    if (isEmptyLine(cells)) return;
    if (cells.length !== columns.length) {
      problems.push({
        row,
        column: null,
        text: `has ${cells.length} cells, but the header has ${columns.length}`,
      });
      return;
    }
    const line = readLine(
      (name) => (cells[columns.indexOf(name)] ?? "").trim(),
      form,
      (column, text) => problems.push({ row, column, text }),
    );
    if (line === "waiting") waiting += 1;
    if (line === null || line === "waiting") return;
    const before = rowOf.get(`${line.kind} ${line.entityId}`);
    if (before) problems.push({ row, column: "entity_id", text: `is in row ${before} too` });
    rowOf.set(`${line.kind} ${line.entityId}`, row);
    lines.push({ ...line, row });
  });
  problems.push(...contradictions(lines));
  return problems.length > 0 ? { problems } : { lines, waiting };
}

function readLine(
  cellOf: (column: string) => string,
  form: Form,
  complain: (column: string, text: string) => void,
): SettledLine | "waiting" | null {
  let isWrong = false;
  const wrong = (column: string, text: string) => {
    isWrong = true;
    complain(column, text);
  };
  const read = <Value>(column: string, schema: z.ZodType<Value>): Value | null => {
    const parsed = schema.safeParse(cellOf(column));
    if (parsed.success) return parsed.data;
    wrong(column, parsed.error.issues[0]?.message ?? "is wrong");
    return null;
  };
  const names = FORMS[form];
  const money = (column: string): Paise => read(column, MONEY[form]) ?? paise(0);
  const [amount, tax, debit, credit] = [money("amount"), money("tax"), money("debit"), money("credit")];
  const feeCell = money(names.fee);
  if (form === "api" && feeCell < tax) wrong(names.fee, "is less than its tax, which is a part of it");
  if (debit > 0 && credit > 0) wrong("credit", "must be 0 if there is a debit");
  if (cellOf("currency") !== "INR") wrong("currency", "must be INR");
  const entityId = read("entity_id", EntityId) ?? "";
  const kind = read(names.kind, LineKind) ?? "";
  if (cellOf("settlement_id") === "") return isWrong ? null : "waiting";
  const settlementId = read("settlement_id", SettlementId) ?? "";
  const utr = read("settlement_utr", Utr) ?? "";
  const settledAt = readInstant(cellOf("settled_at"));
  if (!settledAt) wrong("settled_at", "is no time of this century");
  const createdCell = cellOf(names.createdAt);
  // A line without a time of its own has that of its payout.
  const occurredAt = createdCell === "" ? settledAt : readInstant(createdCell);
  if (createdCell !== "" && !occurredAt) wrong(names.createdAt, "is no time of this century");
  if (isWrong || !settledAt || !occurredAt) return null;
  const fee = form === "api" ? paise(feeCell - tax) : feeCell;
  return { entityId, kind, amount, fee, tax, debit, credit, settlementId, utr, settledAt, occurredAt };
}

/** Lines of one settlement that name different bank references. An adjustment may name none. */
function contradictions(lines: readonly PlacedLine[]): TableProblem[] {
  const first = new Map<string, { utr: string; row: number }>();
  return lines.flatMap(({ settlementId, utr, row }): TableProblem[] => {
    const before = first.get(settlementId);
    if (!before || (before.utr === "" && utr !== "")) first.set(settlementId, { utr, row });
    if (!before) return [];
    const isOther = before.utr !== "" && utr !== "" && before.utr !== utr;
    return isOther
      ? [
          {
            row,
            column: "settlement_utr",
            text: `is another one than in row ${before.row}, of the same settlement`,
          },
        ]
      : [];
  });
}

const SECONDS = /^[12]\d{9}$/;
const CLOCK = "(?:[T ,]+(?<hour>\\d\\d):(?<minute>\\d\\d)(?::(?<second>\\d\\d))?(?:\\.\\d+)?)?";
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})-(?<month>\\d\\d)-(?<date>\\d\\d)${CLOCK}$`);
const DAY_FIRST = new RegExp(`^(?<date>\\d\\d)/(?<month>\\d\\d)/(?<year>\\d{4})${CLOCK}$`);

/** Unix seconds, or a time of India's clock: `2026-11-25T10:00:00`, `25/11/2026 10:00:00`. */
export function readInstant(cell: string): Date | null {
  if (SECONDS.test(cell)) return new Date(Number(cell) * 1_000);
  const parts = (YEAR_FIRST.exec(cell) ?? DAY_FIRST.exec(cell))?.groups;
  const on = parts && parseDay(`${parts.year}-${parts.month}-${parts.date}`);
  if (!on) return null;
  const [hour, minute, second] = [
    Number(parts.hour ?? 0),
    Number(parts.minute ?? 0),
    Number(parts.second ?? 0),
  ];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return new Date(instant(on, hour * 60 + minute).getTime() + second * 1_000);
}
