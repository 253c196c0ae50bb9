/** An item of the menu as staff edit it: its words, and the category that it leads to. */
export type MenuDraftItem = { label: string; slug: string };
export type MenuDraftGroup = { label: string; items: MenuDraftItem[] };
/** One of the top-level menus as staff edit it. */
export type MenuDraft = { label: string; groups: MenuDraftGroup[] };

export type MenuRow = { menu: string; group: string; label: string; slug: string };

/** Labels have no control characters, so a tab separates them. */
const SEPARATOR = "\t";

/** The rows of a menu in order. A group without items has none. */
export function menuRowsOf(menus: readonly MenuDraft[]): MenuRow[] {
  return menus.flatMap(({ label: menu, groups }) =>
    groups.flatMap(({ label: group, items }) => items.map((item) => ({ menu, group, ...item }))),
  );
}

/** The menu of these rows. Rows of one group need not follow each other. */
export function menuDraftOf(rows: readonly MenuRow[]): MenuDraft[] {
  return [...Map.groupBy(rows, ({ menu }) => menu)].map(([label, ofMenu]) => ({
    label,
    groups: [...Map.groupBy(ofMenu, ({ group }) => group)].map(([groupLabel, ofGroup]) => ({
      label: groupLabel,
      items: ofGroup.map(({ label: itemLabel, slug }) => ({ label: itemLabel, slug })),
    })),
  }));
}

/** The menu as the log stores it: a line for each item. */
export function menuLinesOf(rows: readonly MenuRow[]): string[] {
  return rows.map(({ menu, group, label, slug }) => [menu, group, label, slug].join(SEPARATOR));
}

export function readMenuLines(lines: readonly string[]): MenuRow[] {
  return lines.map((line) => {
    const [menu = "", group = "", label = "", slug = ""] = line.split(SEPARATOR);
    return { menu, group, label, slug };
  });
}

/** The items that only one of two menus has, in words: `Occasions, Birthday, For kids (/birthday)`. */
export function menuDifference(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    removed: readMenuLines(before.filter((line) => !current.has(line))).map(menuRowWords),
    added: readMenuLines(after.filter((line) => !old.has(line))).map(menuRowWords),
  };
}

function menuRowWords({ menu, group, label, slug }: MenuRow): string {
  return `${menu}, ${group}, ${label} (/${slug})`;
}
