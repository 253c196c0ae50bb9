import { expect, test } from "vitest";
import { CHOCOLATE, CREAM, cakeColours } from "./cake-colours.ts";

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test.each([
  ["Chocolate Truffle", CHOCOLATE],
  ["Oreo", CHOCOLATE],
  ["White Forest", CREAM],
  ["Choco Chip", CREAM],
  ["Vanilla", CREAM],
  ["", CREAM],
])("a cake of %s looks like one", (flavour, colours) => expect(cakeColours(flavour)).toBe(colours));

test.each(["Chocolate", "Vanilla", "Strawberry", "Blueberry", "Pistachio", "Kesar Pista", "Mango"])(
  "the icing on %s can be read",
  (flavour) => {
    const { icing, top } = cakeColours(flavour);
    expect(contrast(icing, top)).toBeGreaterThan(4.5);
  },
);
