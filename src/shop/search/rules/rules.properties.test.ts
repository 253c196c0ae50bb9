import fc from "fast-check";
import { expect, test } from "vitest";
import { foldWord, skeletonOf, wordsOf } from "./fold-word.ts";
import { errorsAllowed, spellingDistance } from "./spelling-distance.ts";

const word = fc.stringMatching(/^[a-z]{0,10}$/);
const close = fc.stringMatching(/^[abc]{0,6}$/);
const anything = fc.string({ unit: "binary", maxLength: 60 });
const MOST = 20;

test("a word has distance 0 from itself, and distances are symmetric", () => {
  fc.assert(
    fc.property(close, close, (one, other) => {
      expect(spellingDistance(one, one, MOST)).toBe(0);
      expect(spellingDistance(one, other, MOST)).toBe(spellingDistance(other, one, MOST));
      expect(spellingDistance(one, other, MOST) === 0).toBe(one === other);
    }),
  );
});

test("a letter dropped, added, changed, or swapped with its neighbour is one error", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,10}$/), fc.nat({ max: 8 }), (one, place) => {
      const at = place % (one.length - 1);
      const [a = "", b = ""] = [one[at], one[at + 1]];
      const slips = [
        one.slice(0, at) + one.slice(at + 1),
        `${one.slice(0, at)}7${one.slice(at)}`,
        `${one.slice(0, at)}7${one.slice(at + 1)}`,
        ...(a === b ? [] : [one.slice(0, at) + b + a + one.slice(at + 2)]),
      ];
      for (const slipped of slips)
        expect([one, slipped, spellingDistance(one, slipped, MOST)]).toEqual([one, slipped, 1]);
    }),
  );
});

test("a distance is at least the difference of lengths, and at most the longer length", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = spellingDistance(one, other, MOST);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

test("counting stops at the limit, and is exact up to it", () => {
  fc.assert(
    fc.property(close, close, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      const whole = spellingDistance(one, other, MOST);
      expect(spellingDistance(one, other, most)).toBe(Math.min(whole, most + 1));
    }),
  );
});

test("folding a folded word changes nothing, and leaves only letters and digits", () => {
  fc.assert(
    fc.property(fc.oneof(word, fc.stringMatching(/^\d{1,6}$/)), (one) => {
      const folded = foldWord(one);
      expect(folded).toMatch(/^[a-z0-9]*$/);
      expect(folded.length).toBeLessThanOrEqual(2 * one.length);
      if (one !== "") expect(folded).not.toBe("");
      expect(skeletonOf(folded)).not.toMatch(/[aeiou]/);
    }),
  );
});

test("the words of any text are small letters or digits, and the words of those words are the same", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const words = wordsOf(text);
      for (const one of words) expect(one).toMatch(/^([a-z]+|\d+)$/);
      expect(wordsOf(words.join(" "))).toEqual(words);
      expect(wordsOf(text.toUpperCase().toLowerCase())).toEqual(wordsOf(text.toUpperCase()));
    }),
  );
});

test("a longer word may have more slips, never more than two", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      expect(errorsAllowed(short)).toBeLessThanOrEqual(errorsAllowed(long));
      expect(errorsAllowed(long)).toBeLessThanOrEqual(2);
    }),
  );
});
