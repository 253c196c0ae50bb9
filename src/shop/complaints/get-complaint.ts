import { namePeople } from "../accounts/accounts.reads.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { type AnswerView, type ComplaintView, viewOf } from "./complaint-views.ts";
import { selectAnswersOf, selectByTicket, selectProofsOf } from "./complaints.queries.ts";
import { deliveredAtOf } from "./find-complainable.ts";
import { type AnswerStatus, answersTo, UNSETTLED } from "./rules/complaint-lifecycle.ts";
import { settleBy } from "./rules/complaint-window.ts";

/** One complaint, as the staff who answer it see it. */
export type StaffComplaint = Omit<ComplaintView, "answers"> & {
  /** When it must be settled; null once it is, or is declined or withdrawn. */
  due: Date | null;
  order: { uuid: string; number: string; deliveredAt: Date | null };
  /** `who` is the name of the member of staff; null once their account is deleted. */
  answers: (Omit<AnswerView, "actorId"> & { who: string | null })[];
  /** The statuses that staff may set next. */
  next: AnswerStatus[];
};

/** The caller has checked permissions. */
export async function getComplaint(
  services: Services,
  { ticket }: { ticket: string },
): Promise<Outcome<StaffComplaint, "unknown-complaint">> {
  const complaint = await selectByTicket(services.db, ticket);
  if (!complaint) return refuse("unknown-complaint");
  const order = await findOrder(services, { id: complaint.orderId });
  if (!order.ok) throw new Error(`complaint ${ticket} has no order`);
  const proofs = await selectProofsOf(services.db, [complaint.id]);
  const { answers, ...view } = viewOf(complaint, proofs, await selectAnswersOf(services.db, [complaint.id]));
  const names = await namePeople(services, { userIds: answers.map(({ actorId }) => actorId) });
  return ok({
    ...view,
    due: UNSETTLED.includes(complaint.status) ? settleBy(complaint.createdAt) : null,
    order: {
      ...{ uuid: order.value.id, number: order.value.number },
      deliveredAt: await deliveredAtOf(services, order.value),
    },
    answers: answers.map(({ actorId, ...answer }) => ({ ...answer, who: names.get(actorId) ?? null })),
    next: answersTo(complaint.status),
  });
}
