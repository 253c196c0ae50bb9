import type { Day } from "../../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { nameAreas } from "../../delivery/delivery.reads.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import type { Services } from "../../services.ts";
import { deliveryCode, showsDeliveryCode } from "../handover/delivery-code.ts";
import { orderOfGiftToken } from "../order-link.ts";
import { type Order, selectEvents, selectOrder } from "../orders.queries.ts";
import { firstNameOf } from "../rules/first-name.ts";
import { giftOf } from "../rules/gift.ts";
import { ORDER_STATUS, type OrderPhase, type OrderStatus } from "../rules/order-status.ts";
import { type Step, stepsReached } from "../rules/progress.ts";
import { promisedHours } from "../rules/promised-hours.ts";

/** A gift as its receiver sees it: no price, no items, no phone, and nothing about the buyer but `from`. */
export type GiftView = {
  /** The receiver's first name; empty once erased. */
  firstName: string;
  /** The name on the card; empty if the gift is anonymous, or if none was given. */
  from: string;
  isAnonymous: boolean;
  phase: OrderPhase;
  /** The delivery failed, and may be tried again. */
  isUndeliverable: boolean;
  deliveryOn: Day;
  hours: string;
  option: DeliveryOption;
  /** Area and pincode, as `Connaught Place, 110001`. */
  area: string;
  /** The code that the rider asks for; null before it is packed, and at its end. */
  code: string | null;
  /** When it arrived; null until then. */
  arrivedAt: Date | null;
  steps: { name: Step["name"]; reached: boolean }[];
};

/** The gift of this link's token. None for an unknown token, and none before the order is paid. */
export async function getGift(
  services: Services,
  { token }: { token: string },
): Promise<Outcome<GiftView, "unknown-order">> {
  const id = orderOfGiftToken(services, token);
  const order = id === null ? undefined : await selectOrder(services.db, { id });
  const gift = order && giftOf(order);
  if (!gift || order.placedAt === null) return refuse("unknown-order");
  const areas = await nameAreas(services, { pincodes: [order.pincode] });
  return ok({
    firstName: firstNameOf(order.recipientName),
    from: gift.from,
    isAnonymous: gift.anonymous,
    isUndeliverable: order.status === ("undeliverable" satisfies OrderStatus),
    phase: ORDER_STATUS[order.status].phase,
    deliveryOn: order.deliveryOn,
    hours: promisedHours(order),
    option: order.deliveryOption,
    area: [areas.get(order.pincode), order.pincode].filter(Boolean).join(", "),
    code: showsDeliveryCode(order.status) ? deliveryCode(services, order.id) : null,
    arrivedAt: await arrivedAt(services, order),
    steps: stepsReached(order.status).map(({ name, reached }) => ({ name, reached })),
  });
}

async function arrivedAt(services: Services, { id, status }: Order): Promise<Date | null> {
  if (status !== ("delivered" satisfies OrderStatus)) return null;
  const events = await selectEvents(services.db, id);
  return events.find((event) => event.status === "delivered")?.at ?? null;
}
