import { z } from "zod";
import { line } from "../../basics/text-fields.ts";
import {
  barLetters,
  columnsOf,
  LONGEST_LABEL,
  MOST_BAR_LETTERS,
  MOST_COLUMNS,
  MOST_GROUP_ITEMS,
  MOST_GROUPS,
  MOST_MENU_ITEMS,
  MOST_MENUS,
  MOST_PANEL_ITEMS,
} from "../rules/menu-limits.ts";

const label = line({ least: 1, most: LONGEST_LABEL, missing: "Please name it." });

/** The path of a category, as people type it. */
const path = line({ least: 1, most: 80, missing: "Please choose a category." })
  .overwrite((text) => text.toLowerCase().replace(/^\/+|\/+$/g, ""))
  .regex(/^[a-z0-9&/-]+$/, "There is no such category.");

const item = z.object({ label, slug: path });

const group = z.object({
  label,
  items: z
    .array(item)
    .min(1, "Please add an item, or remove the group.")
    .max(MOST_GROUP_ITEMS, `A group has room for ${MOST_GROUP_ITEMS} items.`)
    .superRefine(refuseTwins),
});

const menu = z
  .object({
    label,
    groups: z
      .array(group)
      .min(1, "Please add a group, or remove the menu.")
      .max(MOST_GROUPS, `A menu has room for ${MOST_GROUPS} groups.`)
      .superRefine(refuseTwins),
  })
  .refine(({ groups }) => groups.reduce((sum, { items }) => sum + items.length, 0) <= MOST_PANEL_ITEMS, {
    error: `A menu has room for ${MOST_PANEL_ITEMS} items.`,
    path: ["label"],
  })
  .refine((draft) => columnsOf(draft) <= MOST_COLUMNS, {
    error: `Its groups need more than ${MOST_COLUMNS} columns: one of 12 items or more takes two. Please shorten one.`,
    path: ["label"],
  });

/** The whole menu as a form sends it. */
export const MenuForm = z
  .array(menu)
  .max(MOST_MENUS, `The header has room for ${MOST_MENUS} menus.`)
  .superRefine(refuseTwins)
  .refine((menus) => barLetters(menus) <= MOST_BAR_LETTERS, {
    error: "The names of the menus do not fit into the header. Please shorten one.",
  })
  .refine(
    (menus) => menus.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).length <= MOST_MENU_ITEMS,
    { error: `The menu has room for ${MOST_MENU_ITEMS} items.` },
  );

/** The header, a panel and a list are read by their labels, so two with the same one could not be told apart. */
function refuseTwins(list: { label: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const name = entry.label.toLowerCase();
    if (seen.has(name))
      context.addIssue({ code: "custom", message: "This name is there already.", path: [index, "label"] });
    seen.add(name);
  }
}
