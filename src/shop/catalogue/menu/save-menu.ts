import type { Session } from "../../accounts/identity.ts";
import { mergeRecords } from "../../audit/merge-records.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockCategories } from "../categories/office-categories.queries.ts";
import type { CatalogueChanged } from "../refusals.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { type MenuDraft, menuLinesOf, menuRowsOf } from "../rules/menu-lines.ts";
import { menuVersionOf } from "./menu-version.ts";
import { replaceMenuRows, selectMenuRows, selectShown } from "./office-menu.queries.ts";

/** The key of the menu in the log: the shop has one. */
const MENU_KEY = "menu";

type Refused = "not-your-move" | CatalogueChanged | RefusalWith<"unknown-category", { slugs: string[] }>;

/**
 * Saves the whole menu as one entry of the log, or nothing. Refuses if another person has changed it since it was read,
 * and items whose category is hidden or does not exist, with their slugs.
 * @param version of the stored menu that the form was made from
 * @returns whether anything differs
 */
export function saveMenu(
  services: Services,
  { version, menus, staff }: { version: string; menus: MenuDraft[]; staff: Session },
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const rows = menuRowsOf(menus);
    // Before the menu is read: a category cannot be hidden while items lead to it, and menus are saved one by one.
    await lockCategories(tx);
    const stored = { items: menuLinesOf(await selectMenuRows(tx)) };
    // A line that no menu has, because the version that the form was made from is no longer stored.
    const from = { items: version === menuVersionOf(stored.items) ? stored.items : [version] };
    const edits = [{ key: MENU_KEY, stored, from, to: { items: menuLinesOf(rows) } }];
    const { changed, conflicts } = await mergeRecords(inside, { kind: "menu", staff, edits });
    if (conflicts.length > 0) return refuse("catalogue-changed", { conflicts });
    if (changed.length === 0) return ok(false);
    const slugs = [...new Set(rows.map(({ slug }) => slug))];
    const shown = await selectShown(tx, slugs);
    const missing = slugs.filter((slug) => !shown.has(slug));
    if (missing.length > 0) return refuse("unknown-category", { slugs: missing });
    await replaceMenuRows(tx, rows);
    await recordChange(inside, {
      ...{ staff, role, subject: "catalogue", subjectId: MENU_KEY, label: "Menu" },
      ...{ before: "", after: "changed", records: changed.map(({ record }) => record) },
    });
    return ok(true);
  });
}
