import { joinedDigits } from "../../basics/digits.ts";
import { tidy } from "../../basics/plain-text.ts";
import { isPincode } from "./pincode.ts";

export const MOST_LINES = 400;
/** Pincodes of all kitchens. India has about 19,300. */
export const MOST_PINCODES = 20_000;
export const LONGEST_AREA = 60;

export type ListedPincode = { pincode: string; area: string };
/** A mistake in a pasted list; `line` counts from 1. */
export type LineProblem = { line: number; message: string };

/**
 * Reads a pasted list: on each line a pincode and the name of its area, with a comma, a tab or a space between them.
 * Empty lines do not count as wrong.
 */
export function readPincodeList(text: string): { rows: ListedPincode[]; problems: LineProblem[] } {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: tidy(line) }));
  const filled = lines.filter((line) => line.text !== "");
  if (filled.length === 0) return { rows: [], problems: [{ line: 1, message: "Please paste a list." }] };
  if (filled.length > MOST_LINES)
    return {
      rows: [],
      problems: [{ line: filled.length, message: `A list takes ${MOST_LINES} pincodes at most.` }],
    };
  const rows: ListedPincode[] = [];
  const problems: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, text: typed } of filled) {
    const [, start = "", area = ""] = /^(\d{3} ?\d{3}(?!\d)|[^\s,;]+)[\s,;]*(.*)$/u.exec(typed) ?? [];
    const pincode = joinedDigits(start);
    const earlier = firstLines.get(pincode);
    const message = !isPincode(pincode)
      ? `“${start || typed}” is not a pincode: it needs six digits and does not begin with 0.`
      : area === ""
        ? `${pincode} needs the name of its area.`
        : area.length > LONGEST_AREA
          ? `The name of ${pincode} is longer than ${LONGEST_AREA} characters.`
          : earlier !== undefined
            ? `${pincode} is already on line ${earlier}.`
            : null;
    if (message !== null) problems.push({ line, message });
    else {
      firstLines.set(pincode, line);
      rows.push({ pincode, area });
    }
  }
  return { rows, problems };
}

/** The line number of a pincode, for mistakes that only the database finds. */
export function lineOf(text: string, pincode: string): number {
  return text.split(/\r?\n/).findIndex((line) => joinedDigits(line).startsWith(pincode)) + 1;
}
