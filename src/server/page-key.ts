import { ROUTE_PROPERTIES, type RouteProperties, routePaths } from "../web/route-properties.server.ts";

/**
 * The query parameters that change a page, by path; fixed paths come before those with parameters. Others are
 * ignored, so that nobody can fill the cache with copies of one page.
 */
const QUERY_NAMES = Object.entries<RouteProperties>(ROUTE_PROPERTIES)
  .sort(([one], [other]) => Number(/[:*]/.test(one)) - Number(/[:*]/.test(other)))
  .map(([path, { query }]) => {
    const pattern = path.replace(/:\w+/g, "[^/]+").replace("*", ".+");
    return { path: new RegExp(`^${pattern}$`, "i"), names: query };
  });
/** The home page's path when the router requests its data. */
const HOME_DATA = /^\/_(root)?$/;
/** The router's own parameters for page data. */
const ROUTER_PARAMETERS = ["_routes", "index"];
/** The words of public paths, as links spell them. Paths match in any case. */
const PUBLIC_WORDS = routePaths(({ isPersonal }) => !isPersonal)
  .flatMap((path) => path.split("/"))
  .filter((word) => /^\w/.test(word));

/**
 * Is this the spelling that links use? Other spellings (case, percent signs, slashes) get the same page uncached,
 * because there are endless many.
 * @param routeIds ids of all pages, for which the router may request data
 */
export function isWellSpelt(key: string, routeIds: ReadonlySet<string>): boolean {
  const [path = "", query = ""] = key.split("?");
  if (path !== "/" && !/^(\/[\w.-]+)+$/.test(path)) return false;
  const words = path.replace(/\.data$/, "").split("/");
  const isOdd = (word: string) => PUBLIC_WORDS.some((known) => isSameWord(known, word) && known !== word);
  if (isOdd(words[1] ?? "") || (words[1] === "cake" && isOdd(words[3] ?? ""))) return false;
  const parameters = new URLSearchParams(query);
  const routes = parameters.getAll("_routes").flatMap((list) => list.split(","));
  if (parameters.getAll("index").some((value) => value !== "")) return false;
  return new Set(routes).size === routes.length && routes.every((id) => routeIds.has(id));
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
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
  const names = HOME_DATA.test(page) ? [] : (QUERY_NAMES.find(({ path }) => path.test(page))?.names ?? []);
  return requestedPath.endsWith(".data") ? [...names, ...ROUTER_PARAMETERS] : names;
}
