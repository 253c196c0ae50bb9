import { countCharacters } from "../../../shop/basics/short-text.ts";

/** Letters that fit on one line of the cake at full size. */
const LINE = 11;
/** A longer word is split over lines; a shorter one is written smaller. */
const LONGEST_WORD = 16;

/** Breaks words into lines of at most eleven letters; a longer word gets its own line. */
export function icingLines(message: string): string[] {
  const lines: string[] = [];
  for (const word of message.trim().split(/\s+/).flatMap(piecesOf)) {
    const last = lines.at(-1);
    if (last !== undefined && countCharacters(`${last} ${word}`) <= LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const segmenter = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

function piecesOf(word: string): string[] {
  if (countCharacters(word) <= LONGEST_WORD) return [word];
  const letters = Array.from(segmenter.segment(word), ({ segment }) => segment);
  const pieces = Math.ceil(letters.length / LINE);
  const each = Math.ceil(letters.length / pieces);
  return Array.from({ length: pieces }, (_, place) =>
    letters.slice(place * each, (place + 1) * each).join(""),
  );
}
