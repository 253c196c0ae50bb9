import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { paise, showMoney, toRupees } from "../../../shop/basics/money.ts";
import { refundDelivered } from "../../../shop/changes/refund-delivered.ts";
import { AnswerText } from "../../../shop/complaints/complaints.inputs.ts";
import { settleWithRefund } from "../../../shop/complaints/settle-with-refund.ts";
import { Reason } from "../../../shop/orders/notes/note.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { orderPageOf } from "../orders/list-query.ts";
import { Amount } from "./order-fields.ts";

const Refund = z.object({
  amount: Amount.transform(paise),
  left: Amount.transform(paise),
  ticket: z.string().max(20),
  seen: z.string().max(20),
});

type Context = Parameters<typeof intentAnswers>[0];
type Sent = {
  context: Context;
  id: string;
  staff: Session;
  /** From which list it was opened; null for none. */
  list: string | null;
  sent: Record<string, string>;
};

/** Refunds part of a delivered order; with a ticket, this settles that complaint. */
export async function answerRefund(services: Services, { context, id, staff, list, sent }: Sent) {
  const answers = intentAnswers<"note">(context, "refund", { note: sent.note ?? "" });
  const parsed = Refund.safeParse(sent);
  if (!parsed.success) return answers.refused("The form could not be read.", 400);
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const { amount, left, ticket, seen } = parsed.data;
  const reason = (ticket ? AnswerText : Reason).safeParse(sent.note);
  if (!reason.success) return answers.wrong({ note: reason.error.issues[0]?.message ?? "" });
  const uuid = id.toLowerCase();
  const query = { refund: String(toRupees(amount)), left: String(left), ...(ticket ? { ticket } : {}) };
  checkReauthentication(staff, "strict", services.clock(), orderPageOf(uuid, query, list));
  const refunded = ticket
    ? await settleWithRefund(services, {
        ticket,
        orderId: uuid,
        staff,
        seen,
        amount,
        left,
        text: reason.data,
      })
    : await refundDelivered(services, { id: uuid, staff, amount, left, reason: reason.data });
  if (!refunded.ok) return answers.refused(REFUSAL_SENTENCES[refunded.code]);
  const settled = ticket ? ` ${ticket} is settled.` : "";
  return answers.done(`${showMoney(amount)} are on their way back.${settled}`);
}
