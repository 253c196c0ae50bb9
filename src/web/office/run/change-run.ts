import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { changeStops } from "../../../shop/runs/change-stops.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

type Context = Parameters<typeof intentAnswers>[0];

/** Takes an order off a run. */
export async function changeRun(
  services: Services,
  change: {
    context: Context;
    sent: { intent: string; order: string };
    runId: string;
    staff: Session;
  },
) {
  const { context, sent, runId, staff } = change;
  const answers = intentAnswers<never>(context, sent.intent, {});
  if (sent.intent !== "remove" || !isUuid(sent.order))
    return answers.refused("The form could not be read.", 400);
  const removed = await changeStops(services, { runId, change: { remove: sent.order }, staff });
  return removed.ok
    ? answers.done("The stop is off this run.")
    : answers.refused(REFUSAL_SENTENCES[removed.code]);
}
