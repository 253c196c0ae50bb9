import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters, hasEmoji } from "../../basics/short-text.ts";
import { fitMessage, isShortEnough } from "./cake-message.ts";

test.each([
  ["Happy 30th, Meera", 17],
  ["जन्मदिन मुबारक", 9],
  ["Zoë", 3],
  ["👩‍👩‍👧‍👦🎂🇮🇳", 3],
  ["", 0],
])("%j is %i characters long, as people count", (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});

test("twenty-five characters of any kind fit on a cake, and not one more", () => {
  for (const character of ["W", "ज़", "e\u0301"]) {
    expect(isShortEnough(character.repeat(25))).toBe(true);
    expect(isShortEnough(character.repeat(26))).toBe(false);
    expect(fitMessage(character.repeat(40)).text).toBe(character.repeat(25));
  }
});

test.each(["🎂", "👩‍👩‍👧‍👦", "🇮🇳", "1️⃣", "👍🏽", "☎️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])(
  "%s cannot be iced: it is removed at the cursor and listed as left out",
  (emoji) => {
    expect(hasEmoji(`Hi ${emoji}!`)).toBe(true);
    expect(fitMessage(`Hi ${emoji}!`)).toEqual({ text: "Hi !", cursor: 4 });
  },
);

test("hearts, digits, signs and all scripts can be iced", () => {
  for (const text of [
    "I ♥ you",
    "I ❤️ you",
    "100% #1 * 50 & 7",
    "★ Asha™ ★",
    "जन्मदिन मुबारक",
    "生日快乐",
    "Zoë",
  ]) {
    expect(hasEmoji(text)).toBe(false);
    expect(fitMessage(text).text).toBe(text);
  }
});

test("a letter with a heap of combining marks cannot be written by hand", () => {
  const heap = `a${"\u0301".repeat(60)}`;
  expect(isShortEnough(heap)).toBe(false);
  expect(fitMessage(`Hi ${heap}!`).text).toBe("Hi !");
});

test("pasted lines become one", () => {
  expect(fitMessage("Happy\nBirthday\tAsha\u0000").text).toBe("Happy Birthday Asha");
});

test("removing text between lone surrogates does not create an emoji", () => {
  expect(fitMessage("🌀", 1).text).toBe("");
  expect(fitMessage("a\ud83c🎂\udf00b").text).toBe("ab");
});

test("text that does not fit is cut at the cursor; the end of the message stays", () => {
  const full = "Happy Birthday, dear Asha"; // 25
  expect(fitMessage(`Hippy ${full.slice(6)}`, 3).text).toHaveLength(25);
  const typed = `${full.slice(0, 5)}X${full.slice(5)}`;
  expect(fitMessage(typed, 6)).toEqual({ text: full, cursor: 5 });
});

test("any typed text is fitted to a message that can be iced, and fits again unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(60), (text, at) => {
      const fitted = fitMessage(text, Math.min(at, text.length)).text;
      expect(isShortEnough(fitted) && !hasEmoji(fitted)).toBe(true);
    }),
  );
});
