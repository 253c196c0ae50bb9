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
 * The first word of a path, of a page or of its data, in lower case; null if it has none, or if it is spelt with other
 * characters.
 */
export function firstWordOf(path: string): string | null {
  return /^\/([\w-]+)(?:\.data)?(?:\/|$)/.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** The first words that the paths of a build's routes name. */
export function namedWords(build: ServerBuild): Set<string> {
  return new Set(Object.keys(build.routes).flatMap((id) => firstWordOf(pathOfRoute(build, id)) ?? []));
}

/**
 * The build with the routes of one part only. React Router walks through all routes for each page that it renders, and
 * four fifths of them are not public.
 * @param word first word of the requested path. Routes that begin with another word cannot match, and are left out
 */
export function buildOf(build: ServerBuild, part: BuildPart, word: string | null = null): ServerBuild {
  const isOfPart = ([id]: [string, unknown]) => {
    const path = pathOfRoute(build, id);
    if (IN_ALL_PARTS.includes(path)) return true;
    return partOf(path) === part && (word === null || (firstWordOf(path) ?? word) === word);
  };
  const ofPart = <Routes extends object>(routes: Routes) =>
    Object.fromEntries(Object.entries(routes).filter(isOfPart)) as Routes;
  return {
    ...build,
    routes: ofPart(build.routes),
    assets: { ...build.assets, routes: ofPart(build.assets.routes) },
  };
}

function pathOfRoute(build: ServerBuild, id: string): string {
  const joined = (routeId: string | undefined): string => {
    const route = routeId === undefined ? undefined : build.routes[routeId];
    return route ? `${joined(route.parentId)}/${route.path ?? ""}` : "";
  };
  return joined(id).replaceAll(/\/+/g, "/");
}
