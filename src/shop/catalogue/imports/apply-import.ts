import type { Session } from "../../accounts/identity.ts";
import { lastAuthorsOf } from "../../audit/audit.reads.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { MOST_MOVED } from "../rules/import-limits.ts";
import { preparedSince } from "../rules/prepared-since.ts";
import { type MovedCell, movedCells, type RowDifference } from "../rules/row-difference.ts";
import type { CatalogueLine } from "./catalogue-file.inputs.ts";
import { FIELD_OF_COLUMN } from "./catalogue-lines.ts";
import { type ImportRefusal, importCatalogue } from "./import-catalogue.ts";
import { takePrepared, updateDifference } from "./prepared-imports.queries.ts";
import { StoredCells, StoredRows } from "./stored-table.ts";

type Refused =
  | ("not-your-move" | "nothing-prepared")
  | RefusalWith<"catalogue-file-wrong", { problems: TableProblem[] }>
  | RefusalWith<"import-outdated", MovedSince>;

type Imported = Outcome<number | null, "nothing-prepared" | ImportRefusal>;

/** Changes since the difference was shown: the first cells, and who was the last to change them. */
export type MovedSince = { cells: (MovedCell & { by: string | null })[]; count: number };

/**
 * Imports the table that this person has sent, all of it or nothing. It writes only what was shown: if the catalogue
 * has changed since, it is refused, and the new difference is shown.
 * @param fingerprint of the difference that was shown
 * @returns the entry of the log, by which the import can be undone
 */
export async function applyImport(
  services: Services,
  { fingerprint, staff }: { fingerprint: string; staff: Session },
): Promise<Outcome<number | null, Refused>> {
  const { db, clock } = services;
  const { userId } = staff;
  const role = catalogueEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const after = preparedSince(clock());
  let shown: RowDifference[] = [];
  let isUnreadable = false;
  const done = await refusableTransaction(db, async (tx): Promise<Imported> => {
    const prepared = await takePrepared(tx, { userId, fingerprint, after });
    if (!prepared) return refuse("nothing-prepared");
    const { data: rows } = StoredRows.safeParse(prepared.rows);
    const { data: cells } = StoredCells.safeParse(prepared.cells);
    isUnreadable = !rows || !cells;
    if (!rows || !cells) return refuse("nothing-prepared");
    shown = rows;
    const imported = await importCatalogue(
      { ...services, db: tx },
      { cells, author: { staff, role }, label: prepared.fileName, expected: fingerprint },
    );
    return imported.ok ? ok(imported.value.entry) : imported;
  });
  // The refusal has rolled the deletion back, and the table would be offered again.
  if (isUnreadable) await db.transaction((tx) => takePrepared(tx, { userId, fingerprint, after }));
  if (done.ok || done.code !== "import-outdated") return done;
  const { difference } = done.details;
  const { rows, fingerprint: renewed } = difference;
  await updateDifference(
    db,
    { userId, seen: fingerprint },
    { rows: JSON.stringify(rows), fingerprint: renewed },
  );
  return refuse("import-outdated", await movedSince(services, shown, rows));
}

async function movedSince(
  services: Services,
  shown: RowDifference[],
  rows: RowDifference[],
): Promise<MovedSince> {
  const moved = movedCells(shown, rows);
  const productOf = new Map([...shown, ...rows].map(({ sku, productId }) => [sku, productId]));
  const cells = moved.slice(0, MOST_MOVED).map((cell) => {
    const { kind, field } = FIELD_OF_COLUMN[cell.column as keyof CatalogueLine];
    return { ...cell, kind, field, key: kind === "product" ? (productOf.get(cell.sku) ?? "") : cell.sku };
  });
  const authorsOf = (kind: (typeof cells)[number]["kind"]) =>
    lastAuthorsOf(services, {
      kind,
      keys: cells.filter((cell) => cell.kind === kind).map(({ key }) => key),
    });
  const authors = {
    ...{ sku: await authorsOf("sku"), product: await authorsOf("product") },
    "combo-parts": await authorsOf("combo-parts"),
  };
  const named = cells.map(({ kind, field, key, ...cell }) => ({
    ...cell,
    by: authors[kind].get(`${key} ${field}`)?.actorName ?? null,
  }));
  return { cells: named, count: moved.length };
}
