import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(fileURLToPath(import.meta.url), "../..");

/** The entries of drizzle-orm that the shop, better-auth and drizzle-kit import. */
const DRIZZLE_ENTRIES = [
  ...[".", "./casing", "./errors", "./migrator", "./relations", "./version"],
  ...["./pg-core", "./node-postgres", "./node-postgres/migrator", "./pglite", "./pglite/migrator"],
  ...["./gel-core", "./mysql-core", "./singlestore-core", "./sqlite-core"],
];

/**
 * Lock-file paths of the packages that a production install needs: the dependencies, and theirs. npm also installs
 * optional peers that are development packages here, such as the test runner for better-auth.
 * @param {Record<string, any>} packages of the lock file
 */
export function packagesForProduction(packages) {
  const needed = new Set();
  const add = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const packagePath = pathOf(packages, path, name);
      if (packagePath) add(packagePath);
    }
  };
  add("");
  needed.delete("");
  return needed;
}

/** Returns the path at which Node finds a package from another one: below it, or below one of the folders above. */
function pathOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const path = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[path]) return path;
    if (at === "") return null;
  }
}

/**
 * Removes the other 430 entries from drizzle-orm's package.json, 179 kB. Node parses them again for each module that
 * imports the package, which was a third of the time to load the shop.
 */
function shortenDrizzle(modules) {
  const path = join(modules, "drizzle-orm/package.json");
  const { exports, ...rest } = JSON.parse(readFileSync(path, "utf8"));
  const keptExports = Object.fromEntries(DRIZZLE_ENTRIES.map((entry) => [entry, exports[entry]]));
  writeFileSync(`${path}.part`, `${JSON.stringify({ ...rest, exports: keptExports }, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

/** After each install: removes what no shop reads. */
function trim() {
  const modules = join(root, "node_modules");
  // C headers of the pinned Node, a third of it: nothing is compiled here.
  for (const name of readdirSync(modules).filter((folder) => folder.startsWith("node-")))
    rmSync(join(modules, name, "include"), { recursive: true, force: true });
  shortenDrizzle(modules);
  const hasDevelopmentPackages = existsSync(join(modules, "@biomejs/biome"));
  if (hasDevelopmentPackages) return;
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const needed = packagesForProduction(packages);
  // The longest paths first: a package is removed after those below it.
  for (const path of Object.keys(packages).sort((a, b) => b.length - a.length)) {
    if (
      path === "" ||
      needed.has(path) ||
      [...needed].some((neededPath) => neededPath.startsWith(`${path}/`))
    )
      continue;
    rmSync(join(root, path), { recursive: true, force: true });
  }
}

if (process.env.npm_lifecycle_event === "postinstall" && existsSync(join(root, "node_modules"))) trim();
