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
    fc.property(close, close, (typed, other) => {
      expect(spellingDistance(typed, typed, MOST)).toBe(0);
      expect(spellingDistance(typed, other, MOST)).toBe(spellingDistance(other, typed, MOST));
      expect(spellingDistance(typed, other, MOST) === 0).toBe(typed === other);
    }),
  );
});

test("a letter dropped, added, changed, or swapped with its neighbour is one error", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,10}$/), fc.nat({ max: 8 }), (typed, position) => {
      const at = position % (typed.length - 1);
      const [a = "", b = ""] = [typed[at], typed[at + 1]];
      const slips = [
        typed.slice(0, at) + typed.slice(at + 1),
        `${typed.slice(0, at)}7${typed.slice(at)}`,
        `${typed.slice(0, at)}7${typed.slice(at + 1)}`,
        ...(a === b ? [] : [typed.slice(0, at) + b + a + typed.slice(at + 2)]),
      ];
      for (const slipped of slips)
        expect([typed, slipped, spellingDistance(typed, slipped, MOST)]).toEqual([typed, slipped, 1]);
    }),
  );
});

test("a distance is at least the difference of lengths, and at most the longer length", () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const distance = spellingDistance(typed, other, MOST);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(typed.length - other.length));
      expect(distance).toBeLessThanOrEqual(Math.max(typed.length, other.length));
    }),
  );
});

test("counting stops at the limit, and is exact up to it", () => {
  fc.assert(
    fc.property(close, close, fc.integer({ min: 0, max: 4 }), (typed, other, most) => {
      const whole = spellingDistance(typed, other, MOST);
      expect(spellingDistance(typed, other, most)).toBe(Math.min(whole, most + 1));
    }),
  );
});

test("folding a folded word changes nothing, and leaves only letters and digits", () => {
  fc.assert(
    fc.property(fc.oneof(word, fc.stringMatching(/^\d{1,6}$/)), (typed) => {
      const folded = foldWord(typed);
      expect(folded).toMatch(/^[a-z0-9]*$/);
      expect(folded.length).toBeLessThanOrEqual(2 * typed.length);
      if (typed !== "") expect(folded).not.toBe("");
      expect(skeletonOf(folded)).not.toMatch(/[aeiou]/);
    }),
  );
});

test("the words of any text are small letters or digits, and the words of those words are the same", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const words = wordsOf(text);
      for (const part of words) expect(part).toMatch(/^([a-z]+|\d+)$/);
      expect(wordsOf(words.join(" "))).toEqual(words);
      expect(wordsOf(text.toUpperCase().toLowerCase())).toEqual(wordsOf(text.toUpperCase()));
    }),
  );
});

test("a longer word may have more slips, never more than two", () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const [short, long] = typed.length < other.length ? [typed, other] : [other, typed];
      expect(errorsAllowed(short)).toBeLessThanOrEqual(errorsAllowed(long));
      expect(errorsAllowed(long)).toBeLessThanOrEqual(2);
    }),
  );
});
