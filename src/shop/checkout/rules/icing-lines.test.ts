import { expect, test } from "vitest";
import { namesIn, SCRIPTS } from "../../../../tests/support/names-in-scripts.ts";
import { charactersOf } from "../../basics/short-text.ts";
import { icingLines } from "./icing-lines.ts";

test.each([
  ["Happy 30th, Meera", ["Happy 30th,", "Meera"]],
  ["Hi", ["Hi"]],
  ["  spaced   out  ", ["spaced out"]],
  ["Congratulations Meera", ["Congratulations", "Meera"]],
  ["Happy Birthday, dear Asha", ["Happy", "Birthday,", "dear Asha"]],
  ["Supercalifragilisticexpia", ["Supercali", "fragilist", "icexpia"]],
  ["Happy-Birthday Asha", ["Happy-", "Birthday", "Asha"]],
  ["a b c d e f g h i j k l m", ["a b c d e", "f g h i j", "k l m"]],
  ["जन्मदिन मुबारक", ["जन्मदिन मुबारक"]],
  ["ஸ்ரீகிருஷ்ணமூர்த்திபிள்ளைஅவர்கள்", ["ஸ்ரீகிருஷ்ணமூர்த்", "திபிள்ளைஅவர்கள்"]],
  ["سالگرہمبارکہوپیاریآمنہجان", ["سالگرہمبارکہوپیاریآمنہجان"]],
  ["👩‍👩‍👧‍👦 👩‍👩‍👧‍👦 👩‍👩‍👧‍👦", ["👩‍👩‍👧‍👦 👩‍👩‍👧‍👦 👩‍👩‍👧‍👦"]],
  ["", [""]],
])("%j is iced as %j", (message, lines) => expect(icingLines(message)).toEqual(lines));

test.each(SCRIPTS)("names in %s keep every letter, whole, on at most three lines", (script) => {
  for (const name of namesIn(script)) {
    const lines = icingLines(name);
    expect(lines.length, name).toBeLessThanOrEqual(3);
    expect(lines.join("").replaceAll(" ", ""), name).toBe(name.replaceAll(" ", ""));
    expect(lines.flatMap(charactersOf).filter(isLetter), name).toEqual(charactersOf(name).filter(isLetter));
    expect(
      lines.every((line) => line === line.trim() && line !== ""),
      name,
    ).toBe(true);
  }
});

test("a word breaks only where the kitchen can lift the piping bag: never inside a conjunct, never in Urdu", () => {
  const virama = /[\u094D\u09CD\u0ACD\u0C4D\u0CCD\u0D4D\u0A4D]$/;
  for (const script of SCRIPTS)
    for (const name of namesIn(script)) {
      const words = new Set(name.split(" "));
      for (const line of icingLines(name)) {
        const isWhole = line.split(" ").every((word) => words.has(word));
        if (script === "Arabic") expect(isWhole, name).toBe(true);
        if (!isWhole && !name.endsWith(line)) expect(line, name).not.toMatch(virama);
      }
    }
});

function isLetter(character: string): boolean {
  return character !== " ";
}
