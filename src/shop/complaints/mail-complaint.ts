import { type Outcome, ok } from "../basics/outcome.ts";
import { sendOrderMail } from "../orders/mails/send-order-mail.ts";
import type { Services } from "../services.ts";
import { selectAnswer, selectByTicket, selectProofsOf } from "./complaints.queries.ts";
import { answerMail, receivedMail } from "./rules/complaint-mails.ts";

/** Mails once that a complaint was received, with its ticket. Skips deleted users. */
export async function sendReceipt(
  services: Services,
  { ticket }: { ticket: string },
): Promise<Outcome<void, "unknown-order">> {
  const complaint = await selectByTicket(services.db, ticket);
  if (!complaint) return ok(undefined);
  const { id, orderId, kind, message } = complaint;
  const proofs = (await selectProofsOf(services.db, [id])).length;
  return sendOrderMail(services, { orderId, kind: "complaint-received" }, (order) => {
    const complaintDetails = { ticket, kind, message, proofs };
    return {
      content: receivedMail(order, { shop: services.settings, complaint: complaintDetails }),
      nth: ticket,
    };
  });
}

/** Mails an answer to the customer, once. */
export async function sendAnswer(
  services: Services,
  { answerId }: { answerId: number },
): Promise<Outcome<void, "unknown-order">> {
  const answerRow = await selectAnswer(services.db, answerId);
  if (!answerRow) return ok(undefined);
  const { complaint, answer } = answerRow;
  const { status, text, refundPaise } = answer;
  // The customer was deleted meanwhile.
  if (text === "") return ok(undefined);
  const parts = {
    status: status,
    text,
    refund: refundPaise,
  };
  return sendOrderMail(services, { orderId: complaint.orderId, kind: "complaint-answered" }, (order) => ({
    content: answerMail(order, { shop: services.settings, ticket: complaint.ticket, answer: parts }),
    nth: answerId,
  }));
}
