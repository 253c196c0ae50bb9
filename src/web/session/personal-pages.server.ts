import { atOrBelow, routePaths } from "../route-properties.server.ts";

/** Pattern of the paths of personal pages. The root sends its source to browsers. */
export const PERSONAL_PAGES = atOrBelow(routePaths(({ isPersonal }) => isPersonal));

export function isPersonalPage(pathname: string): boolean {
  return PERSONAL_PAGES.test(pathname);
}
