import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryCore, slugOf } from "./category-name.ts";
import { isCustomised, PERSONALIZATION_NAMES } from "./customised.ts";
import { bandOf, choiceValue, GIFT_TYPES, giftOf } from "./listing-filter.ts";
import { PRODUCT_KINDS } from "./product-kinds.ts";
import { ratingOf } from "./rating.ts";

const word = fc.stringMatching(/^[a-z]{1,8}$/).filter((letters) => !/^(cakes?|gifts?)$/.test(letters));
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const anything = fc.string({ unit: "binary", maxLength: 60 });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

test("a category's core ignores separators, case, and the words cake and gift", () => {
  fc.assert(
    fc.property(words, (name) => {
      const core = categoryCore(name.join("-"));
      const camel = name.map(capital).join("");
      const spellings = [name.join(" "), name.join("_").toUpperCase(), `/${name.join("--")}/`];
      // In camel case, a single letter cannot be told from the word before it.
      if (name.every((part) => part.length > 1)) spellings.push(camel, `${camel}Cakes`);
      for (const spelt of [...spellings, `${name.join("-")}-cakes`, `gifts ${name.join(" ")}`]) {
        expect([spelt, categoryCore(spelt)]).toEqual([spelt, core]);
      }
    }),
  );
});

test("the core of a core is itself, and is valid in a URL", () => {
  fc.assert(
    fc.property(anything, (name) => {
      const core = categoryCore(name);
      expect(categoryCore(core)).toBe(core);
      expect(core).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test("a menu label has one slug, and the slug of a slug is itself", () => {
  fc.assert(
    fc.property(anything, (label) => {
      // Some letters (İ) become longer in lower case. Text in lower case stays the same.
      const slug = slugOf(label);
      expect(slugOf(slug)).toBe(slug);
      expect(slug).not.toMatch(/\s/);
    }),
  );
});

test("a choice in a URL is a word of its own, and reads back the same", () => {
  fc.assert(
    fc.property(anything, (label) => {
      const value = choiceValue(label);
      expect(value).toMatch(/^[a-z0-9.-]*$/);
      expect(choiceValue(value)).toBe(value);
    }),
  );
});

test("a rating has one decimal, and lies between the fewest and the most stars that were given", () => {
  const many = fc.nat({ max: 5_000 });
  fc.assert(
    fc.property(many, many, many, many, many, (stars5, stars4, stars3, stars2, stars1) => {
      const { average, reviews } = ratingOf({ stars5, stars4, stars3, stars2, stars1 });
      const given = [stars1, stars2, stars3, stars4, stars5].flatMap((count, at) =>
        count > 0 ? [at + 1] : [],
      );
      expect(reviews).toBe(stars5 + stars4 + stars3 + stars2 + stars1);
      if (given.length === 0) return expect(average).toBe(0);
      expect(average).toBeGreaterThanOrEqual(Math.min(...given));
      expect(average).toBeLessThanOrEqual(Math.max(...given));
      expect(Math.round(average * 10) / 10).toBe(average);
    }),
  );
});

test("every price has one band, and a higher price is never in a lower band", () => {
  const bands = ["below-500", "500-1000", "above-1000"];
  const price = fc.oneof(fc.nat({ max: 300_000 }), fc.constantFrom(49_999, 50_000, 100_000, 100_001));
  fc.assert(
    fc.property(price, price, (first, second) => {
      const [low, high] = first < second ? [first, second] : [second, first];
      expect(bands.indexOf(bandOf(low))).toBeLessThanOrEqual(bands.indexOf(bandOf(high)));
    }),
  );
  expect([49_999, 50_000, 100_000, 100_001].map(bandOf)).toEqual([bands[0], bands[1], bands[1], bands[2]]);
});

test("every kind of product is found under a gift type", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRODUCT_KINDS), (kind) => {
      expect(GIFT_TYPES).toContain(giftOf(kind));
    }),
  );
});

test("a longer lead time never makes a customised product a standard one", () => {
  const lead = fc.nat({ max: 100 });
  const what = fc.subarray([...PERSONALIZATION_NAMES]);
  fc.assert(
    fc.property(lead, lead, what, (first, second, personalization) => {
      const [short, long] = first < second ? [first, second] : [second, first];
      if (isCustomised({ leadHours: short, personalization }))
        expect(isCustomised({ leadHours: long, personalization })).toBe(true);
    }),
  );
});
