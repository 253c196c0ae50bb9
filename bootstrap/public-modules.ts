import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");

/** Pure modules of the business, which may reach a browser. */
export const PUBLIC_SHOP = [
  /^src\/shop\/basics\//,
  /^src\/shop\/[^/]+\/rules\//,
  // Sentences for people, and limits and URLs that forms share with the server. None of them imports a query.
  /^src\/shop\/refusals\.ts$/,
  /^src\/shop\/catalogue\/(catalogue\.inputs|pictures|product-card)\.ts$/,
];

/** Source files that may reach a browser. Everything else in `src` belongs to the server. */
const PUBLIC_SOURCES = [
  /^src\/web\/(?!.*\.server\.)/,
  // Schemas of replies. Schemas of requests check on the server.
  /^src\/contract\/(?!.*request)/,
  ...PUBLIC_SHOP,
];

/** Packages that may reach a browser, with their dependencies. */
const PUBLIC_PACKAGES = [
  /^(react|react-dom|scheduler|react-router|lucide-react|radix-ui|@radix-ui\/.+|libphonenumber-js)$/,
  // A dependency of Radix's dialog.
  /^(aria-hidden)$/,
  // The calendar and its dependencies.
  /^(react-day-picker|date-fns|@date-fns\/tz)$/,
];

/** Code that the build tools add. */
const BUILD_TOOLS = /^\0(rolldown\/runtime|vite\/preload-helper|vite\/modulepreload-polyfill)/;

const OFFICE = /^src\/web\/office\//;

/** A built script: the modules in it, and the scripts that it loads. */
export type Script = {
  name: string;
  /** The route or entry file that it was built for. */
  entry?: string;
  modules: string[];
  loads: string[];
};

/**
 * Lists what must not be in public scripts: server modules, unknown packages, names of secrets, and back-office code
 * in scripts that shoppers load.
 * @param modules of each script are relative to the project; text is its code
 */
export function leaksOf(scripts: (Script & { code: string })[], secretNames: string[]): string[] {
  const forShoppers = loadedBy(
    scripts,
    scripts.filter(({ entry }) => entry !== undefined && !OFFICE.test(entry)),
  );
  return scripts.flatMap((script) => [
    ...script.modules
      .filter((id) => !isPublic(id))
      .map((id) => `${script.name} contains ${id}, which belongs to the server`),
    ...script.modules
      .filter((id) => OFFICE.test(id) && forShoppers.has(script.name))
      .map((id) => `${script.name} contains ${id} of the back office, and shoppers load it`),
    ...secretNames
      .filter((name) => new RegExp(`\\b${name}\\b`).test(script.code))
      .map((name) => `${script.name} names the setting ${name}`),
  ]);
}

/** May a browser get this module? Virtual modules start with a NUL, as rolldown names them. */
export function isPublic(id: string): boolean {
  if (BUILD_TOOLS.test(id)) return true;
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (packageName !== undefined) return PUBLIC_PACKAGES.some((allowed) => allowed.test(packageName));
  return PUBLIC_SOURCES.some((allowed) => allowed.test(id));
}

/** These scripts and all scripts that they load, recursively. */
function loadedBy(scripts: Script[], entries: Script[]): Set<string> {
  const byName = new Map(scripts.map((script) => [script.name, script]));
  const loaded = new Set<string>();
  const waiting = entries.map(({ name }) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    waiting.push(...(byName.get(name)?.loads ?? []));
  }
  return loaded;
}

/** Names of all settings, from `.env.example`. Code for browsers reads none. */
export function settingNames(): string[] {
  const example = readFileSync(join(ROOT, ".env.example"), "utf8");
  // Short words such as PORT and HOST may occur in any library.
  return [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)]
    .map(([, name]) => name ?? "")
    .filter((name) => name.includes("_"));
}

/** Fails the build if a script for browsers contains a module that belongs to the server. */
export function publicModules(): Plugin {
  return {
    name: "public-modules",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle)
        .filter((file) => file.type === "chunk")
        .map((chunk) => ({
          name: chunk.fileName,
          entry: chunk.facadeModuleId ? sourceOf(chunk.facadeModuleId) : undefined,
          // A module without code left in the script was only read.
          modules: Object.entries(chunk.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => sourceOf(id)),
          loads: [...chunk.imports, ...chunk.dynamicImports],
          code: chunk.code,
        }));
      const leaks = leaksOf(scripts, settingNames());
      if (leaks.length > 0)
        this.error(
          `Public scripts contain what browsers must not get:\n${leaks.join("\n")}\nMove what pages share with the server into a rules module, or allow it in bootstrap/public-modules.ts.`,
        );
    },
  };
}

/** The path inside the project, without the build tools' query. */
function sourceOf(id: string): string {
  return id
    .replaceAll("\\", "/")
    .replace(`${ROOT.replaceAll("\\", "/")}/`, "")
    .replace(/\?.*$/, "");
}
