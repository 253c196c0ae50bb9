import type { TableFormat } from "../../../infrastructure/spreadsheets/table-files.ts";
import type { Session } from "../../accounts/identity.ts";
import { exportNote } from "../../audit/export-note.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { countOfficeProducts, type OfficeFilter } from "../products/office-list.queries.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { NUMBERS } from "./catalogue-file.inputs.ts";
import { ALL_PRODUCTS, exportCatalogue } from "./export-catalogue.ts";

/** Files of one person. */
const EXPORTS = { max: 20, seconds: 10 * 60 };

/**
 * The products that a filter lists, all by default, as a file that can be imported again. It holds costs, so the log
 * says who took it, and by which filters.
 */
export async function exportCatalogueFile(
  services: Services,
  { format, staff, filter = ALL_PRODUCTS }: { format: TableFormat; staff: Session; filter?: OfficeFilter },
): Promise<Outcome<Uint8Array<ArrayBuffer>, "not-your-move" | "too-many-tries">> {
  const role = catalogueEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const key = `export-catalogue:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, EXPORTS.max, EXPORTS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const { cells } = await exportCatalogue(services, filter);
  const file = await services.tableFiles.write(format, cells, NUMBERS);
  const { withoutLine } = await countOfficeProducts(services.db, filter, services.clock());
  const label = cells.length === 2 ? "1 SKU" : `${cells.length - 1} SKUs`;
  await recordChange(services, {
    ...{ staff, role, subject: "export", subjectId: "catalogue", label, before: "", after: "exported" },
    note: exportNote({ words: [...filterWords(filter), withoutLineWords(withoutLine)] }),
  });
  return ok(file);
}

/** Without the searched text, as for the files of all lists. */
function filterWords({ text, category, state }: OfficeFilter): (string | null)[] {
  return [
    category,
    state === null ? null : state.replace("-", " "),
    text === "" ? null : "searched by a text",
  ];
}

function withoutLineWords(products: number): string {
  if (products === 0) return "";
  return `without ${products} ${products === 1 ? "draft" : "drafts"} that ${products === 1 ? "has" : "have"} no picture or SKU`;
}
