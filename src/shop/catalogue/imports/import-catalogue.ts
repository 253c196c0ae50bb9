import type { Change } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { replaceParts } from "../combos/combo-parts.queries.ts";
import { beginPriceWrite } from "../prices/settle-prices.ts";
import { recordCatalogueChange } from "../record-catalogue-change.ts";
import { type CatalogueDifference, compareCatalogue } from "./catalogue-difference.ts";
import { CatalogueLine } from "./catalogue-file.inputs.ts";
import { relist, upsertProducts, upsertSkus } from "./catalogue-file.queries.ts";
import { lockForLoading } from "./catalogue-rows.queries.ts";
import { readTable } from "./table-cells.inputs.ts";

/** Lines written; unchanged ones do not count. `entry` is null if nothing differs. */
export type Imported = { products: number; skus: number; unchanged: number; entry: number | null };

type Import = {
  /** Header first, as from `exportCatalogue`; columns in any order. */
  cells: string[][];
  author: Pick<Change, "staff" | "role">;
  /** The label in the log: the file's name. */
  label: string;
  /** The fingerprint of the difference that was looked at. */
  expected?: string;
};

/** The catalogue has changed since the difference was looked at. */
type ImportOutdated = RefusalWith<"import-outdated", { difference: CatalogueDifference }>;
type FileWrong = RefusalWith<"catalogue-file-wrong", { problems: TableProblem[] }>;
export type ImportRefusal = FileWrong | ImportOutdated;

/**
 * Imports the owner's table as one log entry, all or nothing; `problems` names wrong cells. Missing SKUs stay; the
 * Status `Inactive` withdraws one. With `expected`, writes only the difference that was looked at.
 */
export async function importCatalogue(
  services: Pick<Services, "db" | "clock" | "pictures"> & Partial<Pick<Services, "jobs">>,
  { cells, author, label, expected }: Import,
): Promise<Outcome<Imported, ImportRefusal>> {
  const { lines, problems } = await readTable(CatalogueLine, cells);
  if (problems.length > 0) return refuse("catalogue-file-wrong", { problems });
  return services.db.transaction(async (tx) => {
    await lockForLoading(tx);
    const inside = { ...services, db: tx };
    await beginPriceWrite(inside);
    const compared = await compareCatalogue(inside, { lines });
    if ("problems" in compared) return refuse("catalogue-file-wrong", compared);
    const { difference } = compared;
    if (expected !== undefined && difference.fingerprint !== expected)
      return refuse("import-outdated", { difference });
    const { products, skus, relisted, parts, records } = difference;
    await upsertProducts(tx, products);
    await upsertSkus(tx, skus);
    await relist(tx, relisted);
    // No other transaction writes parts meanwhile: all lock products first.
    await replaceParts(tx, parts);
    const written = new Set([...products.map(({ id }) => id), ...relisted.map(({ productId }) => productId)]);
    const changed = new Set([...skus, ...parts].map(({ sku }) => sku)).size;
    const done = { products: written.size, skus: changed, unchanged: lines.length - changed };
    if (records.length === 0) return ok({ ...done, entry: null });
    const entry = await recordCatalogueChange(inside, {
      ...{ ...author, subject: "catalogue", subjectId: "import", label, records },
      ...{ before: "", after: `${done.products} products and ${done.skus} SKUs imported` },
    });
    return ok({ ...done, entry });
  });
}
