import { renderToStaticMarkup } from "react-dom/server";
import type { Menu } from "../../../shop/catalog/rules/menu.ts";
import { type MenuEntry, MenuList } from "./menu-list.tsx";

const made = new WeakMap<Menu[], string>();

/** The menu's list as HTML, rendered once for as long as the menu is the same, not for every page again. */
export function menuHtml(menu: Menu[], entries: () => MenuEntry[]): string {
  const kept = made.get(menu) ?? renderToStaticMarkup(<MenuList menus={entries()} />);
  made.set(menu, kept);
  return kept;
}
