import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { insertAnswer, selectByTicket, setComplaint } from "./complaints.queries.ts";
import type { AnswerStatus } from "./rules/complaint-lifecycle.ts";

export type NewAnswer = {
  ticket: string;
  staff: Session;
  to: AnswerStatus;
  /** The status that the author saw. If it has changed, nothing happens. */
  seen: string;
  /** The text for the customer. */
  text: string;
  /** Refunded with the answer. The caller has requested it in the same transaction. */
  refund?: Paise;
};

/**
 * Answers a complaint and changes its status. A job mails the answer. The audit log records the answer but not its
 * text, which may name the customer.
 */
export function answerComplaint(
  services: Services,
  { ticket, staff, to, seen, text, refund }: NewAnswer,
): Promise<Outcome<void, "not-your-move" | "unknown-complaint" | "complaint-moved-on">> {
  return services.db.transaction(async (tx) => {
    const role = roleFor(staff.roles, "answer complaints");
    if (role === undefined) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const updated = await setComplaint(tx, { ticket, seen, to });
    if (!updated) {
      return refuse((await selectByTicket(tx, ticket)) ? "complaint-moved-on" : "unknown-complaint");
    }
    const answerId = await insertAnswer(tx, {
      ...{ complaintId: updated.id, at: services.clock(), status: to, text },
      ...{ refundPaise: refund ?? null, actorId: staff.userId },
    });
    const change = { subject: "complaint", subjectId: updated.ticket, label: updated.ticket } as const;
    await recordChange(inside, { staff, role, ...change, before: seen, after: to });
    await services.jobs.enqueue(tx, "complaint-answered", { answerId });
    await services.pubSub.publish(tx, updated.orderId);
    return ok(undefined);
  });
}
