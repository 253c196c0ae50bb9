/** What a recorded search had found: nothing, or products only without a part of its words. */
export const MISSED_OUTCOMES = ["nothing", "without words"] as const;

export type MissedOutcome = (typeof MISSED_OUTCOMES)[number];

/** Days after which a recorded search is erased. The privacy page states it. */
export const MISSED_DAYS = 90;
