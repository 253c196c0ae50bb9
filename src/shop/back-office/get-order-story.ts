import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { isUuid } from "../basics/ids.ts";
import { type Day, dayOf } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { listBakingFacts } from "../catalogue/catalogue.reads.ts";
import { seesWholeOrder } from "../orders/get-order.ts";
import { findOrder, type Order } from "../orders/orders.reads.ts";
import { storedReceiver } from "../orders/receivers/change-receiver.ts";
import { MOST_WRONG_CODES } from "../orders/rules/delivery-proof.ts";
import { staffGiftOf } from "../orders/rules/gift.ts";
import { kitchenTimes } from "../orders/rules/kitchen-times.ts";
import { offeredStatuses } from "../orders/rules/offered-statuses.ts";
import { type OrderLine, withoutPrices } from "../orders/rules/order-line.ts";
import { cancellableByStaff, ORDER_STATUS } from "../orders/rules/order-status.ts";
import { type OrderVisibility, visibilityFor, workDayOf } from "../orders/rules/order-visibility.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import { setsOutEarly } from "../orders/rules/setting-out.ts";
import type { Services } from "../services.ts";
import type { OrderStory } from "./order-story.ts";
import { readOrderParts } from "./read-order-parts.ts";

export type { OrderStory } from "./order-story.ts";

/** The whole history of an order, as far as this member of staff may see it, with what they may do next. */
export async function getOrderStory(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<OrderStory, "unknown-order">> {
  const { roles } = staff;
  const foundOrder = isUuid(id)
    ? await findOrder(services, { id: id.toLowerCase() })
    : refuse("unknown-order");
  if (!foundOrder.ok || roles.length === 0) return refuse("unknown-order");
  const order = foundOrder.value;
  const today = dayOf(services.clock());
  const sight = visibilityFor(roles, order, services.clock());
  const { lines, kitchen, proof, reports, ...parts } = await readOrderParts(services, {
    order,
    roles,
    sight,
  });
  const { number, status, failedAttempts, deliveryOn } = order;
  const moves = offeredStatuses(order, roles);
  const mayChange = may(roles, "change orders") && ORDER_STATUS[status].isChangeable;
  return ok({
    ...{ uuid: order.id, number, status, deliveryOn, failedAttempts, ...parts },
    hours: promisedHours(order),
    due: dueOf(order),
    needsRider: dueOf(order) !== null && order.deliveryOption !== "pickup",
    workOn: workDayOf(order),
    option: order.deliveryOption,
    kitchen: { id: kitchen.id, name: kitchen.name, address: kitchen.address },
    lines: await storyLines(services, { lines, seesMoney: sight.money, mayChange }),
    gift: staffGiftOf(order),
    onTime: onTimeOf(order),
    moves,
    early: setsOutEarly(order, { to: "out for delivery", on: today })
      ? { mayConfirm: may(roles, "plan runs") }
      : null,
    closing: moves.includes("delivered") ? closingOf(order, today) : null,
    resent: may(roles, "resend mails") ? resentOf(order, parts.customer) : null,
    wrongCodes: reports
      .flatMap(({ proof, reason, at }) => (proof === null && reason === null ? [at] : []))
      .reverse(),
    proof: proof && { ...proof, photo: seesWholeOrder(roles) ? proof.photo : null },
    mayCancel: cancellableByStaff(roles).includes(status),
    mayChange,
    editable: mayChange ? editableOf(order, sight) : null,
  });
}

/** The lines; whether their messages can be changed is read only for staff who may change the order. */
async function storyLines(
  services: Services,
  { lines, seesMoney, mayChange }: { lines: OrderLine[]; seesMoney: boolean; mayChange: boolean },
): Promise<OrderStory["lines"]> {
  const facts = await listBakingFacts(services, { skus: mayChange ? lines.map(({ sku }) => sku) : [] });
  return lines.map((line) => ({
    ...withoutPrices(line),
    totalPaise: seesMoney ? line.totalPaise : null,
    mayChangeMessage: facts.get(line.sku)?.takesMessage === true,
  }));
}

function closingOf(order: Order, today: Day): OrderStory["closing"] {
  const opensOn = workDayOf(order);
  return { opensOn, isOpen: opensOn <= today, isCodeLocked: order.wrongCodes >= MOST_WRONG_CODES };
}

function editableOf(order: Order, sight: OrderVisibility): OrderStory["editable"] {
  if (!sight.receiver || !sight.phone) return null;
  const { pincode, deliveryOption } = order;
  return { ...storedReceiver(order), pincode, isCollected: deliveryOption === "pickup" };
}

/** The deadlines do not depend on the lead time, only the start of the work does. */
function dueOf(order: Order): OrderStory["due"] {
  const { phase, isPaid } = ORDER_STATUS[order.status];
  if (phase !== "open" || !isPaid) return null;
  const { finishBy, promisedAt } = kitchenTimes(order, 0);
  return { readyBy: finishBy, promisedAt };
}

/** The first confirmation is sent by itself; the others are resent. */
function resentOf({ status, email }: Order, customer: OrderStory["customer"]): number | null {
  if (!ORDER_STATUS[status].isPaid || email === "" || !customer) return null;
  const confirmations = customer.mails.filter(({ kind }) => kind === "order-placed");
  return Math.max(0, confirmations.length - 1);
}

function onTimeOf({ wasOnTime, onTimeAnsweredAt }: Order): OrderStory["onTime"] {
  return wasOnTime === null || onTimeAnsweredAt === null ? null : { was: wasOnTime, at: onTimeAnsweredAt };
}
