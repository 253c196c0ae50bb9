/** Outcomes of recorded searches: nothing found, or products only without a part of the words. */
export const MISSED_OUTCOMES = ["nothing", "without words"] as const;

export type MissedOutcome = (typeof MISSED_OUTCOMES)[number];

/** Days after which a recorded search is erased. The privacy page states it. */
export const MISSED_DAYS = 90;
