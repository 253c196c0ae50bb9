import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import ts from "./support/typescript-api.ts";

/** Words that the shop does not use in its texts, or in the named files only. */

const ROOT = join(import.meta.dirname, "..");

/** The specification says points on the badge of cards and on the page of rewards. Elsewhere customers get coins. */
const POINTS: Record<string, string[]> = {
  "demo/content/pages/rewards.md": ["Point", "points", "point"],
  "demo/content/pages/terms.md": ["Point"],
  "src/web/storefront/rewards/ways-to-earn.ts": ["points", "point", "points", "points", "points"],
  "src/web/storefront/shell/footer-parts.server.tsx": ["Point"],
  "src/web/ui/marks.tsx": ["points"],
};

/** Other spellings of Raksha Bandhan: one from the specification, and what people type into the search. */
const OTHER_SPELLINGS: Record<string, string[]> = {
  "src/shop/search/rules/intent-words.ts": ["rakshabandhan", "rakhsha bandhan"],
  "src/web/storefront/home/occasions.tsx": ["Rakhsha Bandhan"],
};

type Source = { name: string; text: string };

const sources: Source[] = ["src/web", "src/shop", "src/api", "demo"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(tsx?|md|csv|json)$/.test(name) && !/\.test\.tsx?$|README\.md$/.test(name))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), "utf8") }));

/** Finds the matches of a pattern, by file. */
function findWords(pattern: RegExp, textOf: (source: Source) => string = ({ text }) => text) {
  const files = sources
    .filter(({ text }) => text.search(pattern) >= 0)
    .map((source) => [source.name, textOf(source).match(pattern) ?? []] as const);
  return Object.fromEntries(files.filter(([, words]) => words.length > 0));
}

/** The strings of a script and its words between tags, without names of modules, classes and fields. */
function shownText({ name, text }: Source): string {
  if (!/\.tsx?$/.test(name)) return text;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && /class/i.test(node.name.getText())) return;
    const isTemplatePart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  const isField = (shown: string) => !name.startsWith("src/web/") && /^points$/i.test(shown);
  return texts.filter((shown) => !isField(shown)).join("\n");
}

test("customers read of points where the specification names them, and elsewhere of coins", () => {
  const isShown = ({ name }: Source) => !/\.queries\.ts$|^demo\/tables\//.test(name);
  const points = findWords(/\bpoints?\b(?!-)/gi, (source) => (isShown(source) ? shownText(source) : ""));
  expect(points).toEqual(POINTS);
});

test("Raksha Bandhan has one spelling", () => {
  const others = /\b(?!raksha[ -]bandhan\b)rak[sh]+a[\s-]*bandhan\b/gi;
  expect(findWords(others)).toEqual(OTHER_SPELLINGS);
});

test("hours are chosen, not kept, and reviews are to approve, they do not wait", () => {
  expect(findWords(/\bkeep (?:\d|\$?\{[^}]*(?:time|hour|slot|clock)).*/gi)).toEqual({});
  expect(findWords(/\breviews? (?:that|which) waits?\b/gi, shownText)).toEqual({});
});
