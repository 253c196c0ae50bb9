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

test.each([...names])("the icon %s is drawn as by lucide", async (name) => {
  const { default: Lucide, __iconData }: Icon = await import(`lucide-react/icons/${name}`);
  const attributes = { className: "icon", "aria-hidden": true } as const;
  const markup = (icon: Icon["default"]) => renderToStaticMarkup(createElement(icon, attributes));
  expect(attributesOf(markup(createIcon(__iconData)))).toEqual(attributesOf(markup(Lucide)));
});

/** Each element's attributes in alphabetical order. */
function attributesOf(markup: string): string[][] {
  return [...markup.matchAll(/<([^>]*)>/g)].map(([, element = ""]) =>
    [...element.matchAll(/[\w/-]+(="[^"]*")?/g)].map(([attribute]) => attribute).sort(),
  );
}
