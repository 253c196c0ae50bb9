import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { TableProblem } from "../basics/table-problem.ts";
import type { Services } from "../services.ts";
import { AddOnLine } from "./add-ons-file.inputs.ts";
import { type AddOnRow, selectAllAddOns, selectNames, upsertAddOns } from "./catalogue-file.queries.ts";
import { lockForLoading } from "./catalogue-rows.queries.ts";
import { ICON_PREFIX, knowsPicture } from "./pictures.ts";
import { QUESTIONS } from "./rules/add-on-question.ts";
import { type Placed, readTable } from "./table-cells.inputs.ts";

/**
 * Imports the owner's table of add-ons: inserts and updates. What is missing from the table stays; an add-on is
 * withdrawn by the Status `Inactive`. All or nothing: `problems` names row and column of every wrong cell.
 * @param cells header first, as from `exportAddOns`; columns in any order
 */
export async function importAddOns(
  { db, pictures }: Pick<Services, "db" | "pictures">,
  { cells }: { cells: string[][] },
): Promise<Outcome<{ written: number; unchanged: number }, "catalogue-file-wrong">> {
  const { lines, problems } = await readTable(AddOnLine, cells);
  if (problems.length > 0) return refuse("catalogue-file-wrong", { problems });
  return db.transaction(async (tx) => {
    await lockForLoading(tx);
    const { taxClasses } = await selectNames(tx);
    const hasPicture = (id: string) => id.startsWith(ICON_PREFIX) || knowsPicture(pictures, id);
    const wrong = problemsOf(lines, { taxClasses, hasPicture });
    if (wrong.length > 0) return refuse("catalogue-file-wrong", { problems: wrong });
    const stored = await selectAllAddOns(tx);
    const storedBySku = new Map(stored.map((row) => [row.sku, row]));
    let lastPosition = Math.max(0, ...stored.map((row) => row.position));
    const rows = lines.map((line): AddOnRow => {
      const { SKU: sku, Name: name, Price: pricePaise, Image: pictureId, TaxClass: taxClass } = line;
      const position = storedBySku.get(sku)?.position ?? ++lastPosition;
      return {
        ...{
          sku,
          name,
          pricePaise,
          pictureId,
          taxClass,
          active: line.Status === "Active",
          position,
        },
        ...{ question: line.Question, answerLimit: line.Limit },
      };
    });
    const changed = rows.filter((row) => {
      const before = storedBySku.get(row.sku);
      return (Object.keys(row) as (keyof AddOnRow)[]).some((name) => row[name] !== before?.[name]);
    });
    await upsertAddOns(tx, changed);
    return ok({ written: changed.length, unchanged: rows.length - changed.length });
  });
}

function problemsOf(
  lines: Placed<AddOnLine>[],
  known: { taxClasses: ReadonlySet<string>; hasPicture: (id: string) => boolean },
): TableProblem[] {
  const rowOf = new Map<string, number>();
  return lines.flatMap(({ row, SKU, TaxClass, Image, Question, Limit }) => {
    const earlier = rowOf.get(SKU);
    rowOf.set(SKU, row);
    const most = Question === null ? 0 : QUESTIONS[Question].mostLimit;
    const wrong = (column: string, text: string): TableProblem => ({ row, column, text });
    return [
      earlier && wrong("SKU", `${SKU} stands in row ${earlier} already`),
      !known.taxClasses.has(TaxClass) && wrong("TaxClass", `there is no tax class ${TaxClass}`),
      !known.hasPicture(Image) && wrong("Image", `there is no picture ${Image}`),
      (Question === null) !== (Limit === null) &&
        wrong("Limit", "a question needs a limit, and a limit a question"),
      Question !== null &&
        Limit !== null &&
        Limit > most &&
        wrong("Limit", `a question for ${Question} takes ${most} at most`),
    ].filter((problem) => typeof problem === "object");
  });
}
