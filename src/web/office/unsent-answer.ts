import { isRouteErrorResponse } from "react-router";
import type { IntentAnswer } from "../forms/intent-answer.ts";

/** Sends a form from the kitchen. If the shop cannot be reached, the page stays and shows the reason. */
export async function unsentAnswer(send: () => Promise<IntentAnswer<never>>): Promise<IntentAnswer<never>> {
  try {
    return await send();
  } catch (error) {
    if (isAnswer(error)) throw error;
    return { ok: false, message: "Not sent: no connection. Tap again.", errors: {}, values: {} };
  }
}

/** Whether the shop answered with this: a redirect or a refusal, not a lost connection or a failure. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
}
