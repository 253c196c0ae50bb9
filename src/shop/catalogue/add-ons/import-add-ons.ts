import { type Change, recordChange } from "../../audit/record-change.ts";
import { type ChangedRecord, changedFields } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { NO_ALLERGENS } from "../imports/catalogue-file.inputs.ts";
import { type AddOnRow, selectNames, upsertAddOns } from "../imports/catalogue-file.queries.ts";
import { lockForLoading } from "../imports/catalogue-rows.queries.ts";
import { type Placed, readTable } from "../imports/table-cells.inputs.ts";
import { ICON_PREFIX } from "../pictures.ts";
import { knownPictures } from "../product-pictures/known-pictures.ts";
import { QUESTIONS } from "../rules/add-on-question.ts";
import { readAllergens } from "../rules/allergens.ts";
import { AddOnLine } from "./add-ons-file.inputs.ts";
import { allergensCellOf } from "./export-add-ons.ts";
import { lockAddOns, recordedAddOnOf } from "./office-add-ons.queries.ts";

type Import = {
  /** Header first, as from `exportAddOns`; columns in any order. */
  cells: string[][];
  author: Pick<Change, "staff" | "role">;
  /** The label in the log: the file's name. */
  label: string;
};

type FileWrong = RefusalWith<"catalogue-file-wrong", { problems: TableProblem[] }>;

/**
 * Imports the owner's table of add-ons as one log entry, all or nothing; `problems` names row and column of wrong
 * cells. Add-ons that are missing from the table stay; the Status `Inactive` withdraws one.
 */
export async function importAddOns(
  services: Pick<Services, "db" | "clock" | "pictures">,
  { cells, author, label }: Import,
): Promise<Outcome<{ written: number; unchanged: number }, FileWrong>> {
  const { lines, problems } = await readTable(AddOnLine, cells);
  if (problems.length > 0) return refuse("catalogue-file-wrong", { problems });
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    await lockForLoading(tx);
    const stored = await lockAddOns(tx);
    const { taxClasses } = await selectNames(tx);
    const known = await knownPictures(inside, { ids: lines.map(({ Image }) => Image) });
    const hasPicture = (id: string) => id.startsWith(ICON_PREFIX) || known.has(id);
    const wrong = problemsOf(lines, { taxClasses, hasPicture });
    if (wrong.length > 0) return refuse("catalogue-file-wrong", { problems: wrong });
    const storedBySku = new Map(stored.map((row) => [row.sku, row]));
    let lastPosition = Math.max(0, ...stored.map((row) => row.position));
    const rows = lines.map((line): AddOnRow => {
      const { SKU: sku, Name: name, Price: pricePaise, Image: pictureId, TaxClass: taxClass } = line;
      const before = storedBySku.get(sku);
      const position = before?.position ?? ++lastPosition;
      return {
        ...{ sku, name, pricePaise, pictureId, taxClass, active: line.Status === "Active", position },
        ...{ question: line.Question, answerLimit: line.Limit },
        forCakes: line.OnlyWithCake ?? before?.forCakes ?? false,
        ...allergensOf(line.Allergens, before),
      };
    });
    const records = rows.flatMap((row): ChangedRecord[] => {
      const before = storedBySku.get(row.sku);
      const after = recordedAddOnOf(row);
      if (!before) return [{ kind: "add-on", key: row.sku, before: null, after }];
      const fields = changedFields(recordedAddOnOf(before), after);
      return fields ? [{ kind: "add-on", key: row.sku, ...fields }] : [];
    });
    const changed = new Set(records.map(({ key }) => key));
    await upsertAddOns(
      tx,
      rows.filter(({ sku }) => changed.has(sku)),
    );
    if (records.length > 0)
      await recordChange(inside, {
        ...{ ...author, subject: "catalogue", subjectId: "import", label, records },
        ...{ before: "", after: `${records.length} add-ons imported` },
      });
    return ok({ written: records.length, unchanged: rows.length - records.length });
  });
}

const NOT_FOOD = { isFood: false, contains: [], mayContain: [], otherAllergens: "" };

/** Reads the allergens in a cell. A missing column, an empty cell or an unchanged one keeps what staff have set. */
function allergensOf(cell: string | undefined, before: AddOnRow | undefined) {
  if (before && (!cell || cell === allergensCellOf(before))) {
    const { isFood, contains, mayContain, otherAllergens } = before;
    return { isFood, contains, mayContain, otherAllergens };
  }
  if (cell === undefined || cell === "") return NOT_FOOD;
  return { isFood: true, ...readAllergens(cell === NO_ALLERGENS ? "" : cell) };
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
