import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { loadShelf } from "./shelf.ts";

type MenuItem = { label: string; href: string };
type MenuGroup = { label: string; items: MenuItem[] };
/** One of the top-level categories of the menu. */
export type Menu = { label: string; groups: MenuGroup[] };

/** The menu in the owner's order. An item with no product behind it is left out, and so is an empty group. */
export async function getMenu(services: Services): Promise<Outcome<Menu[], never>> {
  const menus: Menu[] = [];
  const { menuItems } = await loadShelf(services);
  for (const { menu: label, group: groupLabel, label: itemLabel, slug } of menuItems) {
    const menu = found(menus, label) ?? added(menus, { label, groups: [] });
    const group = found(menu.groups, groupLabel) ?? added(menu.groups, { label: groupLabel, items: [] });
    group.items.push({ label: itemLabel, href: `/${slug}` });
  }
  return ok(menus);
}

function found<T extends { label: string }>(list: T[], label: string): T | undefined {
  return list.find((one) => one.label === label);
}

function added<T>(list: T[], one: T): T {
  list.push(one);
  return one;
}
