/** A row of the menu. */
type MenuPlace = { menu: string; group: string; label: string; slug: string };

type MenuItem = { label: string; href: string };
type MenuGroup = { label: string; items: MenuItem[] };
/** One of the top-level categories of the menu. */
export type Menu = { label: string; groups: MenuGroup[] };

/** Groups menu rows, in the owner's order. */
export function groupMenu(menuRows: MenuPlace[]): Menu[] {
  const menus: Menu[] = [];
  for (const { menu: label, group: groupLabel, label: itemLabel, slug } of menuRows) {
    const menu = findByLabel(menus, label) ?? added(menus, { label, groups: [] });
    const group =
      findByLabel(menu.groups, groupLabel) ?? added(menu.groups, { label: groupLabel, items: [] });
    group.items.push({ label: itemLabel, href: `/${slug}` });
  }
  return menus;
}

function findByLabel<T extends { label: string }>(list: T[], label: string): T | undefined {
  return list.find((entry) => entry.label === label);
}

function added<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}
