import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { cancelUnpaid } from "../../../shop/phone-orders/cancel-unpaid.ts";
import { resendPaymentLink } from "../../../shop/phone-orders/resend-payment-link.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

/** The intents of the payment link's card. */
export const LINK_INTENTS: readonly string[] = ["resend-link", "cancel-unpaid"];

type Sent = { context: Parameters<typeof intentAnswers>[0]; id: string; staff: Session; intent: string };

/** Sends the payment link again, or cancels its order. */
export async function answerPaymentLink(services: Services, { context, id, staff, intent }: Sent) {
  const answers = intentAnswers<"note">(context, intent, {});
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const order = { id: id.toLowerCase(), staff };
  if (intent === "cancel-unpaid") {
    const cancelled = await cancelUnpaid(services, order);
    return cancelled.ok
      ? answers.done("The order is cancelled, and its slot is free.")
      : answers.refused(REFUSAL_SENTENCES[cancelled.code]);
  }
  const sent = await resendPaymentLink(services, order);
  return sent.ok
    ? answers.done(`The link goes to ${sent.value.email} again.`)
    : answers.refused(REFUSAL_SENTENCES[sent.code]);
}
