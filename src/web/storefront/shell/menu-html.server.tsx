import { renderToStaticMarkup } from "react-dom/server";
import { type MenuEntry, MenuList } from "./menu-list.tsx";

let made = { from: "", html: "" };

/** The menu's list as HTML, rendered when the menu has changed and not for every page again. */
export function menuHtml(menus: MenuEntry[]): string {
  const from = JSON.stringify(menus);
  if (from !== made.from) made = { from, html: renderToStaticMarkup(<MenuList menus={menus} />) };
  return made.html;
}
