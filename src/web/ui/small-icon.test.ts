import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type FunctionComponent, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./small-icon.ts";

type Icon = {
  default: FunctionComponent<SVGProps<SVGSVGElement>>;
  __iconData: Parameters<typeof createIcon>[0];
};

const WEB = join(import.meta.dirname, "..");
const names = new Set(
  readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => [
      ...readFileSync(join(WEB, file), "utf8").matchAll(/"lucide-react\/icons\/([\w-]+)"/g),
    ])
    .map(([, name]) => name ?? ""),
);

/** The properties of `.lucide`, as the attributes that they replace. */
const [, RULE = ""] =
  /\.lucide \{([^}]*)\}/.exec(readFileSync(join(import.meta.dirname, "layout.css"), "utf8")) ?? [];
const STYLED = [...RULE.matchAll(/([\w-]+): ([^;]+);/g)].map(
  ([, property, value = ""]) => `${property}="${value.replace(/px$/, "")}"`,
);

test.each([...names])("the icon %s is drawn as by lucide", async (name) => {
  const { default: Lucide, __iconData }: Icon = await import(`lucide-react/icons/${name}`);
  const attributes = { className: "icon", "aria-hidden": true } as const;
  const [frame = [], ...shapes] = elementsOf(createIcon(__iconData), attributes);
  const [lucideFrame = [], ...lucideShapes] = elementsOf(Lucide, attributes);
  expect(shapes).toEqual(lucideShapes);
  expect([...withoutClass(frame), ...STYLED, XMLNS].sort()).toEqual(withoutClass(lucideFrame));
});

/** SVG in HTML needs no namespace. */
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const withoutClass = (attributes: string[]) =>
  attributes.filter((attribute) => !attribute.startsWith("class="));

/** Each element's name and attributes in alphabetical order. */
function elementsOf(icon: Icon["default"], attributes: SVGProps<SVGSVGElement>): string[][] {
  return [...renderToStaticMarkup(createElement(icon, attributes)).matchAll(/<([^>]*)>/g)].map(
    ([, element = ""]) => [...element.matchAll(/[\w/-]+(="[^"]*")?/g)].map(([attribute]) => attribute).sort(),
  );
}
