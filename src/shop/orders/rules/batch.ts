import { dayOf } from "../../basics/india-time.ts";

/** The batch on a label: the day on which it was finished, and the order, since each cake is made for one. */
export function batchOf(number: string, finishedAt: Date): string {
  return `${dayOf(finishedAt).slice(2).replaceAll("-", "")}-${number}`;
}
