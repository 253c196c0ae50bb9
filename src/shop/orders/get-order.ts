import type { Session } from "../accounts/identity.ts";
import type { AddressType } from "../accounts/rules/address-types.ts";
import { may, type Permission } from "../accounts/rules/permissions.ts";
import type { Role } from "../accounts/rules/roles.ts";
import { isUuid } from "../basics/ids.ts";
import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getKitchen, type Kitchen } from "../delivery/delivery.reads.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { findPaymentWithRefunds, type RefundView } from "../payments/payments.reads.ts";
import type { PaymentStatus } from "../payments/rules/payment-lifecycle.ts";
import type { Services } from "../services.ts";
import { deliveryCode, showsDeliveryCode } from "./handover/delivery-code.ts";
import { isOrderToken } from "./order-link.ts";
import { type Order, type OrderEvent, selectEvents, selectLines, selectOrder } from "./orders.queries.ts";
import { type Gift, giftOf } from "./rules/gift.ts";
import type { OrderLine } from "./rules/order-line.ts";
import { ORDER_STATUS, type OrderStatus } from "./rules/order-status.ts";
import { type Step, stepsReached } from "./rules/progress.ts";
import { promisedHours } from "./rules/promised-hours.ts";

export type ChargesView = { items: Paise; addOns: Paise; delivery: Paise; coins: number; total: Paise };

/** Everything that the progress page and the contract's tracking call show of an order. */
export type OrderView = {
  uuid: string;
  number: string;
  status: OrderStatus;
  /** Paid, and not cancelled since. */
  paid: boolean;
  /** Viewed by its own customer, signed in. */
  isOwn: boolean;
  email: string;
  createdAt: Date;
  /** Taken on the phone by staff, and paid by link. */
  byPhone: boolean;
  placedAt: Date | null;
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  slotLabel: string;
  /** The promised hours in words: `6 PM to 9 PM`, `by 6:44 PM`. */
  hours: string;
  /** The slot, in minutes of the shop's day. */
  startMinute: number;
  endMinute: number;
  /** The largest share that a cancellation refunds, in percent. */
  mostRefundPercent: number;
  message: string;
  /** Whether it was ordered from the cart, which keeps its products until they are paid. */
  fromCart: boolean;
  recipient: {
    name: string;
    phone: string;
    altPhone: string;
    address: string;
    addressType: AddressType;
    pincode: string;
  };
  /** Gift settings; null if the order is not a gift. */
  gift: Gift | null;
  lines: OrderLine[];
  charges: ChargesView;
  payment: { status: PaymentStatus; method: string | null };
  /** Refunds, oldest first. */
  refunds: RefundView[];
  kitchen: Kitchen;
  /** Seen by its customer or the holder of its link, and not only by staff. */
  isForCustomer: boolean;
  /** The code that closes the delivery, for the customer and the holder of the link; null for staff, and at other times. */
  deliveryCode: string | null;
  /** The customer's answer whether it arrived on time; null for none. */
  wasOnTime: boolean | null;
  /** The progress bar; `at` once the step was reached. */
  steps: (Step & { reached: boolean; at: Date | null })[];
  /** Every move, oldest first. */
  events: { at: Date; status: OrderStatus; note: string }[];
};

/** Permissions to see the whole order. Staff with fewer see it in the office. */
const FULL_VIEW: readonly Permission[] = ["see receivers", "see customers", "see money"];

/** Do these roles see the whole of every order, as its customer does? */
export function seesWholeOrder(roles: readonly Role[]): boolean {
  return FULL_VIEW.every((permission) => may(roles, permission));
}

/**
 * Returns the whole order to its customer, to the holder of the signed link, and to staff who see all of an order. For
 * others it does not exist, because it holds an address and a phone number.
 */
export async function getOrder(
  services: Services,
  {
    id,
    viewer,
    token,
    permissions = FULL_VIEW,
  }: {
    id: string;
    viewer: Session | null;
    token?: string | undefined;
    /** The permissions with which staff see it; all are needed. */
    permissions?: readonly Permission[];
  },
): Promise<Outcome<OrderView, "unknown-order">> {
  const order = isUuid(id) ? await selectOrder(services.db, { id: id.toLowerCase() }) : undefined;
  if (!order) return refuse("unknown-order");
  const isOwner = viewer?.userId === order.userId;
  const roles = viewer?.roles ?? [];
  const seesAll = permissions.every((permission) => may(roles, permission));
  const hasLink = token !== undefined && isOrderToken(services, order.id, token);
  if (!isOwner && !seesAll && !hasLink) return refuse("unknown-order");
  return ok(await view(services, order, { isOwn: isOwner, isForCustomer: isOwner || hasLink }));
}

async function view(
  services: Services,
  order: Order,
  { isOwn, isForCustomer }: { isOwn: boolean; isForCustomer: boolean },
): Promise<OrderView> {
  const [lines, events, money, kitchen] = await Promise.all([
    selectLines(services.db, [order.id]),
    selectEvents(services.db, order.id),
    findPaymentWithRefunds(services, { orderId: order.id }),
    getKitchen(services, { id: order.kitchenId }),
  ]);
  if (!money.ok) throw new Error(`order ${order.number} is not whole`);
  const { payment, refunds } = money.value;
  return {
    uuid: order.id,
    number: order.number,
    status: order.status,
    paid: ORDER_STATUS[order.status].isPaid,
    isOwn,
    email: order.email,
    createdAt: order.createdAt,
    byPhone: order.byPhone,
    placedAt: order.placedAt,
    deliveryOn: order.deliveryOn,
    deliveryOption: order.deliveryOption,
    slotLabel: order.slotLabel,
    hours: promisedHours(order),
    startMinute: order.startMinute,
    endMinute: order.endMinute,
    mostRefundPercent: order.mostRefundPercent,
    message: order.message,
    fromCart: order.fromCart,
    recipient: {
      name: order.recipientName,
      phone: order.recipientPhone,
      altPhone: order.altPhone,
      address: order.address,
      addressType: order.addressType,
      pincode: order.pincode,
    },
    gift: giftOf(order),
    lines: lines.get(order.id) ?? [],
    charges: chargesOf(order),
    payment: { status: payment.status, method: payment.method },
    refunds,
    kitchen,
    isForCustomer,
    deliveryCode: isForCustomer && showsDeliveryCode(order.status) ? deliveryCode(services, order.id) : null,
    wasOnTime: order.wasOnTime,
    steps: stepsReached(order.status).map((step) => ({ ...step, at: reachedAt(step, events) })),
    events: events.map(({ at, status, note }) => ({ at, status, note })),
  };
}

function reachedAt(step: Step & { reached: boolean }, events: OrderEvent[]): Date | null {
  if (!step.reached) return null;
  return events.find((event) => event.status === step.status)?.at ?? null;
}

export function chargesOf(order: Order): ChargesView {
  return {
    items: order.itemsPaise,
    addOns: order.addOnsPaise,
    delivery: order.deliveryPaise,
    coins: order.coins,
    total: order.totalPaise,
  };
}
