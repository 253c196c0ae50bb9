import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { BRAND_COLOUR } from "./brand-colour.ts";

/** A browser without OKLCH, for which the compiler writes colours as hex. */
const OLD_BROWSER = { chrome: 80 << 16 };

test("the brand's colour in mails, the manifest and payment windows is that of the pages", () => {
  const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  const token = /--color-jam-800: ([^;]+);/.exec(tokens)?.[1];
  const css = transform({
    filename: "token.css",
    code: Buffer.from(`a { color: ${token}; }`),
    targets: OLD_BROWSER,
  });
  expect(css.code.toString()).toContain(`color: ${BRAND_COLOUR};`);
});
