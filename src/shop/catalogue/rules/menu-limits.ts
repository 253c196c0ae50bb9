import type { MenuDraft } from "./menu-lines.ts";

/** Sizes with which the header shows every menu whole, on all screens that have a bar of menus. */

export const MOST_MENUS = 8;
export const MOST_GROUPS = 6;
export const MOST_GROUP_ITEMS = 24;
/** Items of one top-level menu. */
export const MOST_PANEL_ITEMS = 100;
/** Items of all menus: the form of the whole menu must not be larger than a form may be. */
export const MOST_MENU_ITEMS = 240;
export const LONGEST_LABEL = 30;

/** Columns of a panel. */
export const MOST_COLUMNS = 6;

/** From this many items on, a group takes two columns of its panel. `mega-menu.css` has the same number. */
const LONG_GROUP = 12;

/** Letters that the bar of menus has room for. Each menu takes the room of some more for its arrow and its spaces. */
export const MOST_BAR_LETTERS = 113;
const LETTERS_AROUND = 6;

/** The columns that the panel of a menu takes. A single group divides its panel itself. */
export function columnsOf({ groups }: { groups: readonly { items: readonly unknown[] }[] }): number {
  if (groups.length === 1) return 1;
  return groups.reduce((sum, { items }) => sum + (items.length < LONG_GROUP ? 1 : 2), 0);
}

/** The room that the labels of the menus take in the bar, in letters. */
export function barLetters(menus: readonly MenuDraft[]): number {
  return menus.reduce((sum, { label }) => sum + label.length + LETTERS_AROUND, 0);
}
