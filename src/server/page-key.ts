import { ROUTE_PROPERTIES, type RouteProperties, routePaths } from "../web/route-properties.server.ts";
import type { LoadedRoutes } from "./loaded-routes.ts";

/**
 * The query parameters that change a page, by path; fixed paths come before those with parameters. Others are
 * ignored, so that no visitor can fill the cache with copies of one page.
 */
const QUERY_NAMES = Object.entries<RouteProperties>(ROUTE_PROPERTIES)
  .sort(([a], [b]) => Number(/[:*]/.test(a)) - Number(/[:*]/.test(b)))
  .map(([path, { query }]) => {
    const pattern = path.replace(/:\w+/g, "[^/]+").replace("*", ".+");
    return { path: new RegExp(`^${pattern}$`, "i"), names: query };
  });
/** The home page's path when the router requests its data. */
const HOME_DATA = "/_";
/** The router's own parameter for page data: the routes that it lacks, separated by commas. */
const ROUTES_PARAMETER = "_routes";
/** The words of public paths, as links spell them. Paths match in any case. */
const PUBLIC_WORDS = routePaths(({ isPersonal }) => !isPersonal)
  .flatMap((path) => path.split("/"))
  .filter((word) => /^\w/.test(word));

/**
 * Is this the spelling that links use? Other spellings (case, percent signs, slashes) get the same page uncached,
 * because their number is unlimited.
 */
export function isWellSpelt(key: string, loadedRoutes: LoadedRoutes): boolean {
  const [path = "", query = ""] = key.split("?");
  if (path !== "/" && !/^(\/[\w.-]+)+$/.test(path)) return false;
  const words = path.replace(/\.data$/, "").split("/");
  const isOdd = (word: string) => PUBLIC_WORDS.some((known) => isSameWord(known, word) && known !== word);
  if (isOdd(words[1] ?? "") || (words[1] === "cake" && isOdd(words[3] ?? ""))) return false;
  const lists = new URLSearchParams(query).getAll(ROUTES_PARAMETER);
  return lists.length === 0 || (lists.length === 1 && isSentByRouter(lists[0] ?? "", path, loadedRoutes));
}

/** The router leaves out outer routes whose data it has: it asks for the page's route, or for that and those around it. */
function isSentByRouter(list: string, path: string, loadedRoutes: LoadedRoutes): boolean {
  const page = path.replace(/\.data$/, "");
  const ids = loadedRoutes(page === HOME_DATA ? "/" : page);
  return ids.some((_id, first) => ids.slice(first).join(",") === list);
}

function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The cache key of a URL: its path and the parameters that change the page, in a fixed order. */
export function pageKey(url: string): string {
  const question = url.indexOf("?");
  if (question === -1) return url;
  const path = url.slice(0, question);
  const names = queryNamesOf(path);
  const query = new URLSearchParams(url.slice(question + 1));
  for (const name of [...query.keys()]) if (!names.includes(name)) query.delete(name);
  query.sort();
  const rest = query.toString();
  return rest === "" ? path : `${path}?${rest}`;
}

function queryNamesOf(requestedPath: string): readonly string[] {
  const page = requestedPath.replace(/\/+$/, "").replace(/\.data$/, "");
  const names = page === HOME_DATA ? [] : (QUERY_NAMES.find(({ path }) => path.test(page))?.names ?? []);
  return requestedPath.endsWith(".data") ? [...names, ROUTES_PARAMETER] : names;
}
