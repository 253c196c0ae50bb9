import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";

/** Differences that a sentence names. */
const MOST_NAMED = 12;

type ListWords = {
  /** The name of the list: `the menu`. */
  what: string;
  /** The name of its entries: `items`. */
  entries: string;
  difference: (before: readonly string[], after: readonly string[]) => { removed: string[]; added: string[] };
};

/** Says who changed a record that is one list meanwhile, and which entries differ, a line each. */
export function listConflictWords(
  [conflict]: RecordConflict[],
  { what, entries, difference }: ListWords,
): string {
  const author = conflict?.author;
  const who = author ? `${author.actorName} (${showInstant(new Date(author.at))})` : "Somebody";
  const { removed, added } = difference(linesOf(conflict?.theirs), linesOf(conflict?.mine));
  const differences = [
    ...removed.map((words) => `Only in theirs: ${words}`),
    ...added.map((words) => `Only in yours: ${words}`),
  ];
  const left = differences.length - MOST_NAMED;
  return [
    `${who} has changed ${what} meanwhile. Nothing was saved. Save again to use yours.`,
    ...(differences.length === 0
      ? [`The same ${entries} are in another order.`]
      : differences.slice(0, MOST_NAMED)),
    ...(left > 0 ? [`And ${left} more.`] : []),
  ].join("\n");
}

/** The lines of a record that is one list. */
export function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
