import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreDocument } from "../imports/restore-document.ts";
import { menuLinesOf, readMenuLines } from "../rules/menu-lines.ts";
import { replaceMenuRows, selectMenuRows } from "./office-menu.queries.ts";

/** Undoes a change of the menu: see `restoreDocument`. */
export function restoreMenu({ db: tx }: { db: Tx }, { records }: { records: RestorableRecord[] }) {
  return restoreDocument(tx, records, {
    field: "items",
    stored: async (db) => menuLinesOf(await selectMenuRows(db)),
    read: readMenuLines,
    categoriesOf: (rows) => rows.map(({ slug }) => slug),
    replace: replaceMenuRows,
  });
}
