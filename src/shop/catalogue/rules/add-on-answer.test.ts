import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitAnswer, isAnswered, piecesOf, readAnswer } from "./add-on-answer.ts";
import { type AddOnQuestion, QUESTION_KINDS, QUESTIONS } from "./add-on-question.ts";

const candles: AddOnQuestion = { kind: "digits", limit: 3 };
const card: AddOnQuestion = { kind: "text", limit: 12 };
const topper: AddOnQuestion = { kind: "name", limit: 10 };
const balloon: AddOnQuestion = { kind: "letter", limit: 1 };

describe("what an add-on takes", () => {
  test.each<[string, AddOnQuestion, string, string]>([
    ["the digits of candles", candles, "60", "60"],
    ["digits of any script, as the candles are made", candles, "६०", "60"],
    ["a text in any script, counted as people count", card, "जन्मदिन शुभ", "जन्मदिन शुभ"],
    ["hearts, which can be printed", card, "I ♥ you", "I ♥ you"],
    ["a name with signs", topper, "Zoë D'Souza".slice(0, 9), "Zoë D'Sou"],
    ["a name in Hindi with its joiners", topper, "क्‍षमा", "क्‍षमा"],
    ["a small letter as the capital that balloons are", balloon, "m", "M"],
  ])("%s", (_fact, question, answer, stored) => {
    expect(readAnswer(question, answer)).toBe(stored);
    expect(isAnswered(question, answer)).toBe(true);
  });

  test.each<[string, AddOnQuestion, string]>([
    ["more digits than the limit", candles, "1234"],
    ["letters on number candles", candles, "6O"],
    ["a sign before the number", candles, "-6"],
    ["an emoji on a card", card, "Hi 🎂"],
    ["a text longer than the card", card, "ज़".repeat(13)],
    ["digits in a name", topper, "Meera60"],
    ["two letters on one balloon", balloon, "AB"],
    ["a letter that no balloon is made in", balloon, "Ä"],
  ])("is not %s", (_fact, question, answer) => {
    expect(readAnswer(question, answer)).toBeNull();
    expect(isAnswered(question, answer)).toBe(false);
  });

  test("an answer of nothing but spaces is missing", () => {
    expect(isAnswered(card, "   ")).toBe(false);
    expect(isAnswered(candles, "")).toBe(false);
  });
});

test("typed text is cut to what the add-on takes, at the cursor", () => {
  expect(fitAnswer(candles, "6a0 years")).toEqual({ text: "60", cursor: 2 });
  expect(fitAnswer(balloon, "mk", 1)).toEqual({ text: "K", cursor: 0 });
  expect(fitAnswer(card, "Happy\nbirthday")).toEqual({ text: "Happy birthd", cursor: 12 });
});

test("the server accepts whatever the field makes of typed text", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTION_KINDS),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      (kind, typed) => {
        const question = { kind, limit: QUESTIONS[kind].mostLimit };
        const { text } = fitAnswer(question, typed);
        expect(readAnswer(question, text)).toBe(text);
      },
    ),
  );
});

test("a number has a candle for each digit; a card, a name and a letter are one piece", () => {
  expect([piecesOf("digits", "60"), piecesOf("digits", "5"), piecesOf("digits", "")]).toEqual([2, 1, 1]);
  expect([piecesOf("text", "Love"), piecesOf("name", "Meera"), piecesOf("letter", "M")]).toEqual([1, 1, 1]);
});
