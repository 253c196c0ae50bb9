import { addDays, dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { deleteMissedBefore } from "./missed-searches.queries.ts";
import { MISSED_DAYS } from "./rules/missed-outcomes.ts";

/** Erases recorded searches once they are as old as the privacy page says. Runs every night. */
export async function eraseMissedSearches({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteMissedBefore(db, addDays(dayOf(clock()), -MISSED_DAYS));
}
