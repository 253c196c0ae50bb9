import type { Services } from "../services.ts";
import type { Menu } from "./rules/menu.ts";
import { loadShelf } from "./shelf.ts";

/**
 * The menu in the owner's order. An item with no product behind it is left out, and so is an empty group. The
 * same list is given until the catalogue changes, so what is made from it may be kept beside it.
 */
export async function getMenu(services: Services): Promise<Menu[]> {
  return (await loadShelf(services)).menu;
}
