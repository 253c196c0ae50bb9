import { globSync, readFileSync } from "node:fs";
import { type Selector, transform } from "lightningcss";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** See docs/decisions/0052-every-class-has-one-owner.md. */
const MOST_LINES = 250;
const SHORTEST_NAME = 3;

type Rule = { file: string; line: number; styled: string[]; all: string[]; isCostly: boolean };

const isState = (name: string) => name.startsWith("is-");
const stylesheets = globSync("src/web/**/*.css").sort();
const rules = stylesheets.flatMap(rulesOf);
const owners = new Map<string, Set<string>>();
for (const { file, styled } of rules)
  for (const name of styled) if (!isState(name)) owners.set(name, (owners.get(name) ?? new Set()).add(file));
const names = new Set(rules.flatMap((rule) => rule.all));
const sources = globSync("src/web/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.|\/(mail|tax-document)\//.test(file))
  .map((file) => ({ file, ...literalsOf(file) }));

test("a class is styled by one stylesheet only", () => {
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});

test("a class whose name extends another class is in the same stylesheet", () => {
  const strays = [...owners].flatMap(([name, [file]]) =>
    prefixesOf(name)
      .filter((prefix) => owners.has(prefix) && !owners.get(prefix)?.has(file ?? ""))
      .map((prefix) => `${name} in ${file}, ${prefix} in ${[...(owners.get(prefix) ?? [])]}`),
  );
  expect(strays).toEqual([]);
});

test("a state class is styled only together with the class that has the state", () => {
  const alone = rules.filter(({ styled, all: classes }) => styled.some(isState) && classes.every(isState));
  expect(alone.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test("no selector makes the browser style the whole page again when an element appears or disappears", () => {
  const costly = rules.filter((rule) => rule.isCostly);
  expect(costly.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test("a class name is a word, not an abbreviation", () => {
  expect([...names].filter((name) => name.length < SHORTEST_NAME)).toEqual([]);
});

test("every class that a page uses is styled", () => {
  const unknown = sources.flatMap(({ file, classes }) =>
    classes.filter((name) => !isKnown(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("no page uses a class of another area", () => {
  const strays = sources.flatMap(({ file, classes }) =>
    classes.flatMap((name) => {
      const [owner = ""] = owners.get(name) ?? [];
      return [undefined, areaOf(file)].includes(areaOf(owner)) ? [] : [`${file}: ${name} of ${owner}`];
    }),
  );
  expect(strays).toEqual([]);
});

test("every class that is styled is used", () => {
  const words = new Set(sources.flatMap((source) => source.words));
  const prefixes = [...words].filter((word) => word.endsWith("-"));
  const isUsed = (name: string) => words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  expect([...names].filter((name) => !isUsed(name))).toEqual([]);
});

test(`no stylesheet is longer than ${MOST_LINES} lines`, () => {
  const long = stylesheets.filter((file) => readFileSync(file, "utf8").split("\n").length - 1 > MOST_LINES);
  expect(long).toEqual([]);
});

/** The area of pages that a file belongs to. Folders that areas share are in none. */
function areaOf(file: string): string | undefined {
  return /^src\/web\/(account|checkout|office|storefront)\//.exec(file)?.[1];
}

/** `* + b` and `body:has(.a) b`. See docs/decisions/0159-a-press-is-answered-first.md. */
function isCostly(selector: Selector): boolean {
  const compounds: Selector[] = [[]];
  let isCostlySibling = false;
  for (const part of selector) {
    const compound = compounds.at(-1) ?? [];
    if (part.type !== "combinator") compound.push(part);
    else {
      const isAnything = compound.every(({ type }) => type === "universal");
      if (isAnything && /sibling/.test(part.value)) isCostlySibling = true;
      compounds.push([]);
    }
  }
  const hasAbove = compounds.slice(0, -1).some((compound) => {
    const isRoot = compound.some((part) => part.type === "type" && /^(html|body)$/.test(part.name));
    return isRoot && compound.some((part) => part.type === "pseudo-class" && part.kind === "has");
  });
  return isCostlySibling || hasAbove;
}

/** The classes that each selector styles, and the other classes that it requires. */
function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          for (const selector of selectors)
            rules.push({
              ...{ file, line: loc.line + 1, styled: styledBy(selector), all: allIn(selector) },
              isCostly: isCostly(selector),
            });
        },
      },
    },
  });
  return rules;
}

/** The classes of the styled element: of the last part of the selector, and of its `:is()` and `:where()`. */
function styledBy(selector: Selector): string[] {
  const last = selector.findLastIndex((part) => part.type === "combinator");
  return selector.slice(last + 1).flatMap((part) => {
    if (part.type === "class") return [part.name];
    return part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")
      ? part.selectors.flatMap(styledBy)
      : [];
  });
}

function allIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === "class") return [part.name];
    if (!("selectors" in part) || !Array.isArray(part.selectors)) return [];
    return (part.selectors as Selector[]).flatMap(allIn);
  });
}

/** `cart-row` and `cart` for `cart-row-tile`. */
function prefixesOf(name: string): string[] {
  const parts = name.split("-");
  return parts.slice(1).map((_, end) => parts.slice(0, end + 1).join("-"));
}

/** A name that ends with a dash is the start of a computed one: `t-${tile}`. */
function isKnown(name: string): boolean {
  return name.endsWith("-") ? [...names].some((known) => known.startsWith(name)) : names.has(name);
}

type Node = { type: string; [key: string]: unknown };

/** The classes in `className` and `classes()` of a source file, and the words of all its strings. */
function literalsOf(file: string): { classes: string[]; words: string[] } {
  const classes: string[] = [];
  const words: string[] = [];
  const read = (text: string, inClass: boolean) => {
    words.push(...text.split(/[^\w-]+/));
    if (inClass) classes.push(...text.split(/\s+/).filter(Boolean));
  };
  const walk = (node: unknown, inClass: boolean): void => {
    if (Array.isArray(node)) for (const item of node) walk(item, inClass);
    else if (isNode(node)) visit(node, inClass);
  };
  const visit = (node: Node, inClass: boolean) => {
    if (node.type === "Literal" && typeof node.value === "string") return read(node.value, inClass);
    if (node.type === "TemplateElement") return read((node.value as { raw: string }).raw, inClass);
    for (const [key, child] of Object.entries(node)) walk(child, holdsClasses(node, key, inClass));
  };
  walk(parseSync(file, readFileSync(file, "utf8")).program, false);
  return { classes, words };
}

/** Whether this part of the syntax tree holds class names. */
function holdsClasses(node: Node, key: string, inClass: boolean): boolean {
  switch (node.type) {
    case "JSXAttribute":
      return key === "value" && (node.name as Node).name === "className";
    case "CallExpression":
      return key === "arguments" && (node.callee as Node).name === "classes";
    case "ConditionalExpression":
      return inClass && key !== "test";
    case "LogicalExpression":
      return inClass && key === "right";
    case "BinaryExpression":
    case "MemberExpression":
      return false;
    default:
      return inClass;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
