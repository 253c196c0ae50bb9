import fc from "fast-check";
import { expect, test } from "vitest";
import { asciiDigits, joinedDigits } from "./digits.ts";

test.each([
  ["Hindi", "११०००१"],
  ["Bengali", "১১০০০১"],
  ["Punjabi", "੧੧੦੦੦੧"],
  ["Gujarati", "૧૧૦૦૦૧"],
  ["Odia", "୧୧୦୦୦୧"],
  ["Tamil", "௧௧௦௦௦௧"],
  ["Telugu", "౧౧౦౦౦౧"],
  ["Kannada", "೧೧೦೦೦೧"],
  ["Malayalam", "൧൧൦൦൦൧"],
  ["Urdu", "۱۱۰۰۰۱"],
  ["Arabic", "١١٠٠٠١"],
  ["Meitei", "꯱꯱꯰꯰꯰꯱"],
  ["Santali", "᱑᱑᱐᱐᱐᱑"],
  ["Chakma, two units a digit", "𑄷𑄷𑄶𑄶𑄶𑄷"],
  ["full width", "１１０００１"],
  ["ASCII", "110001"],
])("digits of %s are read as 110001", (_script, text) => expect(asciiDigits(text)).toBe("110001"));

test.each([
  ["a space", "110 001"],
  ["spaces around it", "  110001 "],
  ["a no-break space", "110\u00a0001"],
  ["a narrow no-break space", "110\u202f001"],
  ["a hyphen", "110-001"],
  ["a no-break hyphen", "110\u2011001"],
  ["a dash", "110–001"],
  ["a minus sign", "110\u2212001"],
  ["invisible marks of a copied contact", "\u202a110001\u202c"],
  ["a space between Hindi digits", "११० ००१"],
])("a number may be typed with %s", (_what, text) => expect(joinedDigits(text)).toBe("110001"));

test.each(["½", "²", "①", "十", "abc", "Ⅷ"])("%s is no decimal digit and stays", (text) =>
  expect(asciiDigits(text)).toBe(text),
);

test("every decimal digit of Unicode is read with its own value, and nothing else changes", () => {
  const bigint = new Intl.NumberFormat("en", { numberingSystem: "latn", useGrouping: false });
  for (const system of Intl.supportedValuesOf("numberingSystem")) {
    const digits = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false }).format(
      9876543210,
    );
    if (!/^\p{Nd}+$/u.test(digits)) continue;
    expect([system, asciiDigits(digits)]).toEqual([system, bigint.format(9876543210)]);
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const read = asciiDigits(text);
      expect(read.replace(/[0-9]/g, "0")).toBe(text.replace(/\p{Nd}/gu, "0"));
      expect(asciiDigits(read)).toBe(read);
    }),
  );
});
