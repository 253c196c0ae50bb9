import { atOrBelow, ROUTE_PROPERTIES } from "../web/route-properties.server.ts";

/** Pages whose path carries the token of a mailed link: `/gift/:token` and others. */
const TOKEN_PAGES = atOrBelow(Object.keys(ROUTE_PROPERTIES).filter((path) => path.includes("/:token")));

/** The path of a page for the log: who reads there may not open what a mailed link opens. */
export function withoutToken(path: string): string {
  const [, head] = TOKEN_PAGES.exec(path) ?? [];
  if (head === undefined) return path;
  return path.endsWith(".data") ? `${head}/:token.data` : `${head}/:token`;
}
