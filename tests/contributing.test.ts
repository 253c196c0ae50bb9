import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = [".ci", "bench", "bootstrap", "demo", "docs", "migrations", "public", "src", "tests"];

const paths = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  ),
].map((path) => `/${path}`);

/** The files and folders that the guide names. Routes begin with a slash; `<capability>` stands for any name. */
function namedPaths(): string[] {
  const guide = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
  const words = [...guide.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.split(" "));
  const isPath = (word: string) => /^\.?\w[\w./-]*$/.test(word) && /\/|\.(tsx?|mjs|css|csv|md)$/.test(word);
  return [...new Set(words.filter(isPath).map((word) => word.replace(/\/$/, "")))];
}

test("every file and folder that CONTRIBUTING.md names exists", () => {
  const named = namedPaths();
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});
