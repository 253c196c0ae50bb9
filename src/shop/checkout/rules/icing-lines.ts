import { VIRAMAS } from "../../basics/clean-text.ts";
import { charactersOf } from "../../basics/short-text.ts";

/** Letters that fit on one line of the cake at full size. */
const LINE = 11;
const MOST_LINES = 3;
/** A longer word is split; a shorter one is written smaller. */
const LONGEST_WORD = 16;

/** Letters of these words change their form at a break. */
const CURSIVE = /\p{Script=Arabic}/u;

/** A part of the text that stays on one line. `gap` is what separates it from the part before. */
type Part = { letters: number; text: string; gap: "" | " " };

/**
 * The lines of a message on the cake, one to three. Cake page, checkout and kitchen ticket all use it, so that the
 * shopper's preview shows what is piped. Only spaces at a break are dropped.
 */
export function icingLines(message: string): string[] {
  const parts = message.trim().split(/\s+/).flatMap(partsOf);
  const arrangements = breaksOf(parts.length).map((breaks) => arranged(parts, breaks));
  const [best] = arrangements.sort(
    (a, b) =>
      Math.max(a.widest, LINE) - Math.max(b.widest, LINE) ||
      a.lines.length - b.lines.length ||
      a.brokenWords - b.brokenWords ||
      a.widest - b.widest,
  );
  return best?.lines ?? [];
}

/** All ways to break this many parts into at most three lines: the index of each line's first part, after the first. */
function breaksOf(parts: number): number[][] {
  const splits = Array.from({ length: parts - 1 }, (_, at) => parts - 1 - at);
  let breaks: number[][] = [[]];
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const shorter = breaks.filter(({ length }) => length === lines - 2);
    breaks = breaks.concat(
      shorter.flatMap((first) => splits.filter((at) => at > (first.at(-1) ?? 0)).map((at) => [...first, at])),
    );
  }
  return breaks;
}

function arranged(parts: Part[], breaks: number[]) {
  const starts = [0, ...breaks];
  const rows = starts.map((start, row) => parts.slice(start, starts[row + 1]));
  const widths = rows.map((row) =>
    row.reduce((sum, { letters, gap }, at) => sum + letters + (at > 0 ? gap.length : 0), 0),
  );
  return {
    lines: rows.map((row) => row.map(({ text, gap }, at) => (at > 0 ? gap : "") + text).join("")),
    widest: Math.max(...widths),
    brokenWords: breaks.filter((at) => parts[at]?.gap === "").length,
  };
}

/** A word; in parts after its hyphens, and where it is too long for a line. */
function partsOf(word: string): Part[] {
  const pieces = word.split(/(?<=[-\u2010\u2013\u2014/])(?=.)/u).flatMap(piecesOf);
  return pieces.map((letters, at) => ({
    letters: letters.length,
    text: letters.join(""),
    gap: at === 0 ? " " : "",
  }));
}

/** Pieces of equal length, each a list of letters. */
function piecesOf(word: string): string[][] {
  const letters = lettersOf(word);
  if (letters.length <= LONGEST_WORD || CURSIVE.test(word)) return [letters];
  const pieces = Math.ceil(letters.length / LINE);
  const each = Math.ceil(letters.length / pieces);
  return Array.from({ length: pieces }, (_, at) => letters.slice(at * each, (at + 1) * each));
}

/** A virama joins its letter to the next one. Tamil's only mutes its letter. */
const JOINING = new RegExp(`(?!\\u0BCD)[${VIRAMAS}]\\p{M}*\\u200D?$`, "u");

/**
 * The letters of a word as they are written: a conjunct is one. Engines differ in whether their segmenter joins
 * conjuncts, so this does it for them; otherwise preview and ticket might break differently.
 */
function lettersOf(word: string): string[] {
  const letters: string[] = [];
  for (const character of charactersOf(word)) {
    const last = letters.at(-1);
    if (last !== undefined && JOINING.test(last) && /^\p{L}/u.test(character))
      letters[letters.length - 1] = last + character;
    else letters.push(character);
  }
  return letters;
}
