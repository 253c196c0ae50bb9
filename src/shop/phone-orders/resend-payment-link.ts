import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { unpaidStage } from "../checkout/rules/unpaid-stage.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import type { Services } from "../services.ts";

/** Mails of one link in the time that it lives. */
const LIMIT = { max: 3, seconds: 30 * 60 };

/** Mails the payment link again. It expires at the same time: the slot is held from other customers. */
export async function resendPaymentLink(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ email: string }, "not-your-order-to-take" | "link-over" | "too-many-links">> {
  const role = roleFor(staff.roles, "take phone orders");
  if (!role) return refuse("not-your-order-to-take");
  const { allowed } = await services.rateLimiter.take(`payment-link:${id}`, LIMIT.max, LIMIT.seconds);
  if (!allowed) return refuse("too-many-links");
  const now = services.clock();
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId: id });
    const order = await findOrder(inside, { id });
    if (!payment.ok || !order.ok || !order.value.byPhone) return refuse("link-over");
    const { number: label, email, status } = order.value;
    if (unpaidStage({ ...order.value, payment: payment.value }, now) !== "open") return refuse("link-over");
    await recordChange(inside, {
      ...{ staff, role, subject: "order", subjectId: id, label, before: status, after: status },
      note: "Payment link sent again.",
    });
    await services.jobs.enqueue(tx, "payment-link-made", { orderId: id, nth: now.getTime() });
    return ok({ email });
  });
}
