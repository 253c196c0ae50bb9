import { createContext } from "react";

/** The id under which the browser finds the menu's list as the server sent it. */
export const MENU_LIST_ID = "menu-list";

/**
 * The menu's list as ready HTML, while a document is rendered. It has more elements than most pages, so it is
 * rendered once, and it does not travel a second time as data.
 */
export const MenuHtml = createContext<string | null>(null);

/** As it came with the document; null where the shell is shown later, by moving on from a page without it. */
export function keptMenuHtml(): string | null {
  return typeof document === "undefined" ? null : (document.getElementById(MENU_LIST_ID)?.innerHTML ?? null);
}
