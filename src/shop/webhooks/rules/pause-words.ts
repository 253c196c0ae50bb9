import type { PauseReason } from "./delivery-states.ts";
import { FAILING_DAYS } from "./webhook-limits.ts";

/** Why nothing is sent to an endpoint, for people. */
export const PAUSE_WORDS: Record<PauseReason, string> = {
  "by staff": "Paused by hand.",
  failing: `Paused, because every attempt failed for ${FAILING_DAYS} days.`,
  gone: "Paused, because the program answered that it is gone (410).",
  "token ended":
    "Paused, because the access token by which a program set it was revoked or has expired, or its holder may not manage webhooks any more. It goes on once you save or resume it.",
};
