import type { ApiFailure, ApiResult } from "../../session/api-fetch.ts";
import type { Answer, Obstacle } from "./send-queued.ts";

/** Refusals after which the same call can succeed later: another session is needed, or there were too many at once. */
const LATER: Readonly<Record<number, Obstacle>> = {
  401: "signed out",
  403: "signed out",
  408: "unreachable",
  425: "busy",
  429: "busy",
};

/** Turns the shop's reply into the answer for a queued item. */
export function answerOf(sent: ApiResult<unknown>): Answer {
  return sent.ok ? { is: "taken" } : refusalOf(sent);
}

function refusalOf({ status, code, message }: ApiFailure): Answer {
  const why = code === "not-your-move" ? "another person" : obstacleOf(status);
  return why ? { is: "later", why } : { is: "refused", message };
}

/**
 * Why the same call can succeed later; null if the shop has refused it.
 * @param status of HTTP; 0 without a reply
 */
export function obstacleOf(status: number): Obstacle | null {
  // Below 400 the reply is not the shop's: a captive portal answered, or there was no reply.
  if (status < 400) return "unreachable";
  return status >= 500 ? "failing" : (LATER[status] ?? null);
}
