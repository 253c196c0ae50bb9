import type { ServerBuild } from "react-router";
import { OFFICE_ROOT } from "../web/session/home-of.ts";
import { isPersonalPage } from "../web/session/personal-pages.server.ts";

/** Each part of the shop is rendered by a build of its own. */
export type BuildPart = "office" | "personal" | "public";

/** Paths of routes that pages of any part may need: the frames, and the page for what is not found. */
const IN_ALL_PARTS = ["/", "/*"];
/** In any case, as React Router matches. */
const IN_OFFICE = new RegExp(`^${OFFICE_ROOT}(?:[/.?]|$)`, "i");

/** The part that the path of a route or URL belongs to. */
export function partOf(path: string): BuildPart {
  if (IN_OFFICE.test(path)) return "office";
  return isPersonalPage(path) ? "personal" : "public";
}

/**
 * The build with the routes of one part only. React Router walks through all routes for each page that it renders, and
 * four fifths of them are not public.
 */
export function buildOf(build: ServerBuild, part: BuildPart): ServerBuild {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  const isOfPart = ([id]: [string, unknown]) => {
    const path = pathOf(id).replaceAll(/\/+/g, "/");
    return IN_ALL_PARTS.includes(path) || partOf(path) === part;
  };
  const ofPart = <Routes extends object>(routes: Routes) =>
    Object.fromEntries(Object.entries(routes).filter(isOfPart)) as Routes;
  return {
    ...build,
    routes: ofPart(build.routes),
    assets: { ...build.assets, routes: ofPart(build.assets.routes) },
  };
}
