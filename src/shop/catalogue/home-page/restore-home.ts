import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreDocument } from "../imports/restore-document.ts";
import { type HomeSection, homeLinesOf, readHomeLines } from "../rules/home-sections.ts";
import { replaceHomeSections, selectHomeSections } from "./home-sections.queries.ts";
import { categoriesOf } from "./save-home.ts";

/** Undoes a change of the home page: see `restoreDocument`. */
export function restoreHome({ db: tx }: { db: Tx }, { records }: { records: RestorableRecord[] }) {
  return restoreDocument(tx, records, {
    field: "sections",
    stored: async (db) => homeLinesOf(await selectHomeSections(db)),
    read: readWhole,
    categoriesOf,
    replace: replaceHomeSections,
  });
}

/** Null if the shop has no section of one of these kinds any more. */
function readWhole(lines: readonly string[]): HomeSection[] | null {
  const sections = readHomeLines(lines);
  return sections.length === lines.length ? sections : null;
}
