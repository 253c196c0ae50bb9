import type { PauseReason } from "./delivery-states.ts";
import { FAILING_DAYS } from "./webhook-limits.ts";

/** Why nothing is sent to an endpoint, for people. */
export const PAUSE_WORDS: Record<PauseReason, string> = {
  "by staff": "Paused by hand.",
  failing: `Paused, because every attempt failed for ${FAILING_DAYS} days.`,
  gone: "Paused, because the program answered that it is gone (410).",
};
