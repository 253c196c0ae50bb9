import { createHash } from "node:crypto";
import { randomUuid } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { checkOrdered } from "../cart/check-ordered.ts";
import { holdSlot } from "../delivery/hold-slot.ts";
import { findRepeat } from "../orders/find-repeat.ts";
import { type ChargesView, chargesOf } from "../orders/get-order.ts";
import { lockOrderRequest } from "../orders/lock-order-request.ts";
import type { Order } from "../orders/orders.reads.ts";
import { recordOrder } from "../orders/record-order.ts";
import { createGatewayOrder, type OpenPayment } from "../payments/create-gateway-order.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { holdCoins } from "../rewards/hold-coins.ts";
import { lockBalance } from "../rewards/lock-balance.ts";
import type { Services } from "../services.ts";
import type { OrderPayload } from "./place-order.inputs.ts";
import { type PricedOrder, type PricingRefusal, priceOrder, quoteOf } from "./price-order.ts";

/** How long a place and coins wait for their payment. */
export const HOLD_MINUTES = 15;
const MINUTE = 60_000;

/** An order that only has to be paid. */
export type PlacedOrder = {
  uuid: string;
  orderNumber: string;
  payment: OpenPayment;
  holdUntil: Date;
  summary: ChargesView;
};

export type PlaceOrderRefusal =
  | PricingRefusal
  | "slot-full"
  | "cart-changed"
  | "idempotency-key-reused"
  | "too-many-open-payments"
  | "order-lapsed"
  | "payment-provider-down";

type Request = {
  customer: { userId: string; email: string };
  /** Names this request: sent again, it gives the same order. */
  idempotencyKey: string;
  order: OrderPayload;
};

/**
 * Writes an order down and holds its place and coins, then makes its payment known to the provider. The
 * order exists before any money can move, so no money can come without one.
 */
export async function placeOrder(
  services: Services,
  request: Request,
): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
  const claim = {
    userId: request.customer.userId,
    key: request.idempotencyKey,
    requestHash: createHash("sha256").update(JSON.stringify(request.order)).digest("hex"),
  };
  const repeat = await findRepeat(services, claim);
  if (!repeat.ok) return repeat;
  if (repeat.value) return openPayment(services, repeat.value);
  const stored = await store(services, request, claim);
  return stored.ok ? openPayment(services, stored.value) : stored;
}

type OrderRequestKey = { userId: string; key: string; requestHash: string };

type StoreRefusal = Exclude<PlaceOrderRefusal, "order-lapsed" | "payment-provider-down">;

/**
 * One transaction: either all of order, place, coins and payment are there, or nothing is. Prices are read in
 * it too, so that no order is written down at one that has changed.
 */
function store(services: Services, request: Request, claim: OrderRequestKey) {
  const now = services.clock().getTime();
  const id = randomUuid();
  return refusableTransaction(services.db, async (tx): Promise<Outcome<Order, StoreRefusal>> => {
    const inside = { ...services, db: tx };
    const openSince = new Date(now - HOLD_MINUTES * MINUTE);
    const claimed = await lockOrderRequest(inside, { ...claim, openSince });
    if (!claimed.ok) return claimed;
    if (claimed.value) return ok(claimed.value);
    const { userId } = claim;
    const pricing = await priceOrder(inside, { userId, order: request.order });
    if (!pricing.ok) return pricing;
    const priced = pricing.value;
    const until = new Date(now + HOLD_MINUTES * MINUTE);
    const held = await holdSlot(inside, { orderId: id, slot: priced.slot, until });
    if (!held.ok) return held;
    const balance = request.order.useCoins ? await lockBalance(inside, { userId }) : 0;
    const figures = quoteOf({ ...priced, order: request.order }, balance);
    if (figures.coins > 0) {
      const taken = await holdCoins(inside, { userId, orderId: id, coins: figures.coins });
      if (!taken.ok) throw new Error("a locked balance cannot run out");
    }
    // After place and coins, as in confirm-payment: whoever locks in another order can wait for ever.
    const inCart = await checkCart(inside, request);
    if (!inCart.ok) return inCart;
    const order = await recordOrder(inside, {
      order: { ...orderRow(request, claim, priced), ...amounts(figures), id },
      lines: priced.lines,
    });
    await recordPayment(inside, { orderId: id, amount: figures.total });
    return ok(order);
  });
}

/** What is ordered out of the cart is in it: what was paid for or removed elsewhere is not sold once more. */
async function checkCart(services: Services, { customer, order }: Request) {
  if (!order.fromCart) return ok(undefined);
  const cakes = order.sku.filter(({ sheetName }) => sheetName === "Cakes");
  const lines = cakes.map(({ SKU, quantity }) => ({ sku: SKU, quantity }));
  return checkOrdered(services, { userId: customer.userId, lines });
}

function orderRow({ customer, order }: Request, claim: OrderRequestKey, { slot }: PricedOrder) {
  return {
    userId: claim.userId,
    email: customer.email,
    idempotencyKey: claim.key,
    requestHash: claim.requestHash,
    deliveryOn: slot.onDate,
    deliveryOption: slot.option,
    startMinute: slot.startMinute,
    endMinute: slot.endMinute,
    slotLabel: slot.label,
    kitchenId: slot.kitchenId,
    pincode: slot.pincode,
    message: order.message,
    fromCart: order.fromCart,
    recipientName: order.name,
    recipientPhone: order.phone,
    altPhone: order.altPhone,
    address: order.address,
    addressType: order.addressType,
  };
}

function amounts(figures: ReturnType<typeof quoteOf>) {
  return {
    itemsPaise: figures.items,
    addOnsPaise: figures.addOns,
    deliveryPaise: figures.delivery,
    coins: figures.coins,
    totalPaise: figures.total,
  };
}

/** The second half, outside of any transaction: the provider. A repeat of the request comes here directly. */
async function openPayment(
  services: Services,
  order: Order,
): Promise<Outcome<PlacedOrder, "order-lapsed" | "payment-provider-down">> {
  const holdUntil = new Date(order.createdAt.getTime() + HOLD_MINUTES * MINUTE);
  const isOver = order.status === "awaiting payment" && holdUntil <= services.clock();
  if (isOver || order.status === "lapsed" || order.status === "cancelled") return refuse("order-lapsed");
  const payment = await createGatewayOrder(services, { orderId: order.id, orderNumber: order.number });
  if (!payment.ok) return payment;
  return ok({
    uuid: order.id,
    orderNumber: order.number,
    payment: payment.value,
    holdUntil,
    summary: chargesOf(order),
  });
}
