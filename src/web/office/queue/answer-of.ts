import type { ApiFailure, ApiResult } from "../../session/api-fetch.ts";
import type { Answer } from "./send-queued.ts";

/** Refusals after which the same call can succeed later: signed out, or too many at once. */
const LATER = new Set([401, 403, 408, 425, 429]);

/** What the shop's reply means for what waits. */
export function answerOf(sent: ApiResult<unknown>): Answer {
  return sent.ok ? { is: "taken" } : refusalOf(sent);
}

function refusalOf({ status, message }: ApiFailure): Answer {
  // Below 400 the reply is not the shop's: a captive portal answered, or there was no reply.
  if (status < 400 || status >= 500 || LATER.has(status)) return { is: "later" };
  return { is: "refused", message };
}
