import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** The ids of the routes that load data for a path, outermost first. */
export type LoadedRoutes = (path: string) => string[];

/** Matches paths as React Router does. */
export function loadedRoutesOf({ routes }: Pick<ServerBuild, "routes">): LoadedRoutes {
  const known = Object.values(routes).flatMap((route) => route ?? []);
  const childrenOf = Map.groupBy(known, ({ parentId }) => parentId);
  const tree = (parentId?: string): RouteObject[] =>
    (childrenOf.get(parentId) ?? []).map(({ id, path, index, caseSensitive }) => {
      const ownRoute = { id, path, caseSensitive };
      return index ? { ...ownRoute, index } : { ...ownRoute, children: tree(id) };
    });
  const matched = tree();
  return (path) =>
    (matchRoutes(matched, path) ?? []).flatMap(({ route: { id = "" } }) =>
      routes[id]?.module.loader ? id : [],
    );
}
