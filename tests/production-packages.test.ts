import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesForProduction } from "../bootstrap/trim-packages.mjs";

const ROOT = join(import.meta.dirname, "..");
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
const needed = packagesForProduction(packages);

/** Imported by `npm run dev` alone. */
const DEVELOPMENT = ["vite"];
/** Sources that a running shop reads: pages come out of the build. */
const SOURCES = [
  "src/{shop,api,contract,server,cli,sandbox,infrastructure}/**/*.ts",
  "build/web/server/**/*.js",
];
const IMPORT = /\b(?:from|import)\s*\(?\s*"(@?[a-z][\w./@-]*)"/g;

test("a shop imports no package that a production install leaves out", () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(300);
  const imported = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map(([, name = ""]) => name),
  );
  const names = new Set(
    imported.filter((name) => !isBuiltin(name)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ""),
  );
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !needed.has(`node_modules/${name}`))).toEqual(DEVELOPMENT);
});

test("compilers, test runners and icons that the build contains are left out", () => {
  for (const name of ["vite", "vitest", "typescript", "drizzle-kit", "esbuild", "lucide-react", "date-fns"])
    expect([name, needed.has(`node_modules/${name}`)]).toEqual([name, false]);
});
