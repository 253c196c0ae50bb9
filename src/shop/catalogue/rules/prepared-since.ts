import { PREPARED_HOURS } from "./import-limits.ts";

/** Tables that were prepared earlier are dropped. */
export function preparedSince(now: Date): Date {
  return new Date(now.getTime() - PREPARED_HOURS * 3_600_000);
}
