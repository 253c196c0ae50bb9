import type { Day } from "../basics/india-time.ts";

/** The applied filters of an export, without searched texts, which may name a customer. */
export type ExportFilters = {
  from?: Day | null;
  to?: Day | null;
  /** Other filters in words. Null and empty: not applied. */
  words: readonly (string | null)[];
};

/** The applied filters for the log: `from 2026-11-20, Settled`. Empty for the whole list. */
export function exportNote({ from = null, to = null, words }: ExportFilters): string {
  return [daysNote(from, to), ...words].filter((word) => word !== null && word !== "").join(", ");
}

function daysNote(from: Day | null, to: Day | null): string {
  if (from === null) return to === null ? "" : `until ${to}`;
  if (to === null) return `from ${from}`;
  return from === to ? from : `${from} to ${to}`;
}
