import type { Services } from "../../services.ts";
import { listOfficeCategories, type OfficeCategory } from "../categories/list-office-categories.ts";
import { type MenuDraft, menuDraftOf, menuLinesOf } from "../rules/menu-lines.ts";
import { menuVersionOf } from "./menu-version.ts";
import { selectMenuRows } from "./office-menu.queries.ts";

/** A category that an item of the menu can lead to. */
export type MenuTarget = Pick<OfficeCategory, "slug" | "title" | "productCount">;

/** The menu as staff edit it, the version of what is stored, and the categories to choose from. */
export type EditableMenu = { menus: MenuDraft[]; version: string; targets: MenuTarget[] };

/** The caller has checked permissions. */
export async function getOfficeMenu(services: Services): Promise<EditableMenu> {
  const [rows, categories] = await Promise.all([
    selectMenuRows(services.db),
    listOfficeCategories(services, { text: "" }),
  ]);
  return {
    ...{ menus: menuDraftOf(rows), version: menuVersionOf(menuLinesOf(rows)) },
    targets: categories.flatMap(({ slug, title, productCount, isHidden }) =>
      isHidden ? [] : [{ slug, title, productCount }],
    ),
  };
}
