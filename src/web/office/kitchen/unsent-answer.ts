import { isRouteErrorResponse } from "react-router";
import type { IntentAnswer } from "../../forms/intent-answer.ts";

/** Sends a form from the kitchen. If the shop cannot be reached, the page stays and shows the reason. */
export async function unsentAnswer(send: () => Promise<IntentAnswer<never>>): Promise<IntentAnswer<never>> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ok: false, message: "Not sent: no connection. Tap again.", errors: {}, values: {} };
  }
}
