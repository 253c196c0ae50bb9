import { namePeople } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder, listLines } from "../orders/orders.reads.ts";
import { type PricelessLine, withoutPrices } from "../orders/rules/order-line.ts";
import { visibilityFor } from "../orders/rules/order-visibility.ts";
import { listRefunds, type RefundView } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";

/** The parts of an order that the page of its complaint shows. Null: this person may not see it. */
export type ComplainedOrder = {
  lines: (PricelessLine & { totalPaise: Paise | null })[];
  /** The id is null once the account is erased. */
  customer: { id: string | null; name: string } | null;
  refunds: RefundView[] | null;
};

/** The order of a complaint: only what the page of the complaint shows, and this member of staff may see. */
export async function getComplainedOrder(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<ComplainedOrder, "unknown-order">> {
  const result = await findOrder(services, { id });
  if (!result.ok || staff.roles.length === 0) return refuse("unknown-order");
  const order = result.value;
  const sight = visibilityFor(staff.roles, order, services.clock());
  const [lines, refunds, names] = await Promise.all([
    listLines(services, { orderId: order.id }),
    sight.money ? listRefunds(services, { orderId: order.id }) : null,
    sight.customer ? namePeople(services, { userIds: [order.userId] }) : null,
  ]);
  const isErased = order.email === "";
  return ok({
    lines: lines.map((line) => ({
      ...withoutPrices(line),
      totalPaise: sight.money ? line.totalPaise : null,
    })),
    customer: names && {
      id: isErased ? null : order.userId,
      name: isErased ? "" : names.get(order.userId) || order.email,
    },
    refunds,
  });
}
