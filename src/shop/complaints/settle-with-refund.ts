import type { Session } from "../accounts/identity.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { refundDelivered } from "../changes/refund-delivered.ts";
import type { Services } from "../services.ts";
import { answerComplaint } from "./answer-complaint.ts";
import { selectByTicket } from "./complaints.queries.ts";

type Refusal =
  | "unknown-complaint"
  | "complaint-moved-on"
  | "unknown-order"
  | "not-your-move"
  | "order-moved-on"
  | "refund-above-limit"
  | "refund-too-large"
  | "refund-leaves-paise"
  | "refund-changed"
  | "idempotency-key-reused";

/**
 * Settles a complaint with a refund: both or neither.
 * @param orderId the order that staff saw; complaints about another are refused
 * @param left the refundable amount that staff saw
 * @param key a UUID made by a program: a repeat with it changes nothing, and is a success
 */
export function settleWithRefund(
  services: Services,
  request: {
    ticket: string;
    orderId: string;
    staff: Session;
    seen: string;
    text: string;
    amount: Paise;
    left: Paise;
    key?: string;
  },
): Promise<Outcome<{ left: Paise }, Refusal>> {
  const { ticket, orderId, staff, seen, text, amount, left, key } = request;
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const complaint = await selectByTicket(tx, ticket);
    if (complaint?.orderId !== orderId) return refuse("unknown-complaint");
    const refund = { id: orderId, staff, amount, left, reason: `Complaint ${ticket}` };
    const refunded = await refundDelivered(inside, { ...refund, ...(key === undefined ? {} : { key }) });
    if (!refunded.ok || !refunded.value.isNew) return refunded;
    const answered = await answerComplaint(inside, {
      ticket,
      staff,
      seen,
      text,
      to: "settled",
      refund: amount,
    });
    if (!answered.ok) return answered;
    return ok(refunded.value);
  });
}
