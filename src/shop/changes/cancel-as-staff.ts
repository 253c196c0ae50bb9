import { DELETED_USER } from "../accounts/deleted-user.ts";
import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { NO_MONEY, type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import { keysOf } from "../basics/record-of.ts";
import { changeStatus } from "../orders/change-status.ts";
import { findOrder, type Order } from "../orders/orders.reads.ts";
import { cancellableByStaff } from "../orders/rules/order-status.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { COIN_WORTH } from "../rewards/rules/coin-limit.ts";
import type { Services } from "../services.ts";
import { quoteFor } from "./quote-cancellation.ts";
import { refundCancelled } from "./refund-cancelled.ts";
import { compensationOf } from "./rules/cancellation.ts";
import { refundingRole, refundLimit } from "./rules/refund-limit.ts";

/** The cause of a cancellation: the shop cannot make the order, or the customer called to cancel it. */
export type Cause = "shop" | "customer";

/** The refund and coins that a cancellation by staff returns. */
export type StaffQuote = {
  refund: Paise;
  /** Coins spent on the order, which are returned. */
  coins: number;
  /** Coins that the shop adds: the amount the customer would have lost by cancelling now. */
  compensation: number;
};

/** Previews a cancellation by staff. The caller has checked permissions. */
export async function quoteForStaff(
  services: Services,
  { id, cause }: { id: string; cause: Cause },
): Promise<Outcome<StaffQuote, "unknown-order">> {
  const order = await findOrder(services, { id });
  return order.ok ? ok(await staffQuote(services, order.value, cause)) : order;
}

async function staffQuote(services: Services, order: Order, cause: Cause): Promise<StaffQuote> {
  const { percent, refund } = await quoteFor(services, order);
  const paid = order.totalPaise;
  if (cause === "customer") return { refund, coins: order.coins, compensation: 0 };
  // A deleted customer gets no coins.
  if (order.userId === DELETED_USER.id) return { refund: paid, coins: 0, compensation: 0 };
  return { refund: paid, coins: order.coins, compensation: compensationOf(paid, percent) };
}

/** The extra cost to the shop, compared with a cancellation by the customer. */
function shopsCost(quote: StaffQuote, customersOwn: StaffQuote): Paise {
  return paise(quote.refund - customersOwn.refund + quote.compensation * COIN_WORTH);
}

/**
 * Cancels a paid order. Shop's cause: full refund, plus coins for what the customer's own cancellation would have lost.
 * Customer's cause: what that would return. What is given beyond that, coins included, is limited by role.
 */
export function cancelAsStaff(
  services: Services,
  request: { id: string; staff: Session; cause: Cause; reason: string; expected: StaffQuote },
): Promise<
  Outcome<
    StaffQuote,
    | ("unknown-order" | "not-your-move" | "order-moved-on" | "refund-above-limit")
    | RefusalWith<"cancellation-changed", StaffQuote>
  >
> {
  const { id, staff, cause, reason, expected } = request;
  const roles = staff.roles.filter((role) => cancellableByStaff([role]).length > 0);
  return refusableTransaction(services.db, async (tx) => {
    if (roles.length === 0) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const payment = await lockPayment(inside, { orderId: id });
    const order = await findOrder(inside, { id });
    if (!payment.ok || !order.ok) return refuse("unknown-order");
    const { status } = order.value;
    if (!cancellableByStaff(staff.roles).some((allowed) => allowed === status))
      return refuse("order-moved-on", { status });
    const quote = await staffQuote(inside, order.value, cause);
    const isSame = keysOf(quote).every((field) => quote[field] === expected[field]);
    if (!isSame) return refuse("cancellation-changed", quote);
    const cost = shopsCost(quote, await staffQuote(inside, order.value, "customer"));
    const by = refundingRole(roles, services.settings, cost);
    if (by === undefined) {
      const limit = refundLimit(staff.roles, services.settings) ?? NO_MONEY;
      return refuse("refund-above-limit", { limit: limit / 100 });
    }
    // The figures are of this status: the kitchen may begin meanwhile, which locks no payment.
    const move = { id, to: "cancelled", from: [status], by, actorId: staff.userId, note: reason } as const;
    const cancelled = await changeStatus(inside, move);
    if (!cancelled.ok)
      return refuse("order-moved-on", "details" in cancelled ? cancelled.details : undefined);
    const { number: label } = order.value;
    const change = { subject: "order", subjectId: id, label, before: status, after: "cancelled" } as const;
    await recordChange(inside, { staff, role: by, ...change, note: reason });
    await refundCancelled(inside, { order: order.value, payment: payment.value, reason, ...quote });
    return ok(quote);
  });
}
