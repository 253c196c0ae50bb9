import { addDays, type Day, parseDay } from "./india-time.ts";

/** Words for days, which stay true in a saved view. */
export const DAY_WORDS = { yesterday: -1, today: 0, tomorrow: 1 } as const;

/** `2026-11-24`, or a word such as `tomorrow`. */
export function readDayWord(text: string, today: Day): Day | null {
  const word = text.trim().toLowerCase();
  const days = Object.entries(DAY_WORDS).find(([name]) => name === word)?.[1];
  return days === undefined ? parseDay(word) : addDays(today, days);
}
