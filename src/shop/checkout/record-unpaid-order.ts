import { createHash } from "node:crypto";
import type { Role } from "../accounts/rules/roles.ts";
import { randomUuid } from "../basics/ids.ts";
import { fromRupees } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { checkOrdered } from "../cart/check-ordered.ts";
import { holdSlot } from "../delivery/slots/hold-slot.ts";
import { chargesOf } from "../orders/get-order.ts";
import { lockOrderRequest, type OrderRequestKey } from "../orders/lock-order-request.ts";
import type { Order } from "../orders/orders.reads.ts";
import { recordOrder } from "../orders/record-order.ts";
import { giftColumns } from "../orders/rules/gift.ts";
import { slotColumns } from "../orders/slot-columns.ts";
import type { Payment } from "../payments/payments.reads.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { claimPhotos } from "../photos/claim-photos.ts";
import { holdCoins } from "../rewards/hold-coins.ts";
import { lockBalance } from "../rewards/lock-balance.ts";
import type { Services } from "../services.ts";
import type { OrderPayload } from "./place-order.inputs.ts";
import { freshFigures, type PricedOrder, type PricingRefusal, priceOrder, quoteOf } from "./price-order.ts";
import { heldSince, heldUntil } from "./rules/payment-times.ts";

/** The order of a request; its payment if it is new. */
export type StoredOrder = { order: Order; payment?: Payment };

export type RecordRefusal =
  | PricingRefusal
  | "slot-full"
  | "unknown-photo"
  | "photo-misplaced"
  | "photo-too-small"
  | "cart-changed"
  | "idempotency-key-reused"
  | "too-many-open-payments";

export type OrderRequest = {
  customer: { userId: string };
  /** Idempotency key: the same key returns the same order. */
  idempotencyKey: string;
  order: OrderPayload;
  /** Staff who take the order on the phone. */
  takenBy?: { role: Role; userId: string };
};

/**
 * Records an unpaid order with its slot, coins and payment, in the caller's transaction. Prices are read inside it, so
 * that a changed price is never recorded.
 */
export async function recordUnpaidOrder(
  services: Services,
  request: OrderRequest,
): Promise<Outcome<StoredOrder, RecordRefusal>> {
  const now = services.clock();
  const id = randomUuid();
  const { userId } = request.customer;
  const byPhone = request.takenBy !== undefined;
  const claim = {
    userId,
    key: request.idempotencyKey,
    requestHash: createHash("sha256").update(hashedText(request)).digest("hex"),
  };
  const claimed = await lockOrderRequest(services, { ...claim, openSince: heldSince(now) });
  if (!claimed.ok) return claimed;
  if (claimed.value) return continueOrder(claimed.value, request.order);
  const pricing = await priceOrder(services, { userId, order: request.order });
  if (!pricing.ok) return pricing;
  const priced = pricing.value;
  const until = heldUntil({ createdAt: now, byPhone });
  const held = await holdSlot(services, { orderId: id, slot: priced.slot, work: priced.work, until });
  if (!held.ok) return held;
  const balance = request.order.useCoins ? await lockBalance(services, { userId }) : 0;
  const figures = quoteOf({ ...priced, order: request.order }, balance);
  const { total } = request.order;
  if (total !== undefined && fromRupees(total) !== figures.total)
    return refuse("price-changed", freshFigures(priced.lines, figures));
  if (figures.coins > 0) {
    const taken = await holdCoins(services, { userId, orderId: id, coins: figures.coins });
    if (!taken.ok) throw new Error("a locked balance cannot run out");
  }
  // Cannot deadlock with confirm-payment (cart, then coins): both lock the customer's orders first.
  const inCart = await checkCart(services, request);
  if (!inCart.ok) return inCart;
  const order = await recordOrder(services, {
    order: { ...orderRow(request, claim, priced), ...amounts(figures), id, byPhone },
    lines: priced.lines,
    recorder: request.takenBy
      ? { by: request.takenBy.role, actorId: request.takenBy.userId }
      : { by: "customer", actorId: userId },
  });
  const photos = await claimPhotos(services, {
    ...{ userId, orderId: id, deliveryOn: order.deliveryOn },
    photos: priced.lines.flatMap((line) => line.photos),
  });
  if (!photos.ok) return photos;
  const payment = await recordPayment(services, { orderId: id, amount: figures.total });
  return ok({ order, payment });
}

/** Returns the order that a repeated request finds, unless it is still to be paid and costs more than the shopper saw. */
function continueOrder(order: Order, { sku, total }: OrderPayload): Outcome<StoredOrder, "price-changed"> {
  const isDearer = total !== undefined && order.totalPaise > fromRupees(total);
  if (!isDearer || order.status !== "awaiting payment") return ok({ order });
  const lines = sku.map(({ SKU, price }) => ({ sku: SKU, unitPaise: fromRupees(price) }));
  return refuse("price-changed", freshFigures(lines, chargesOf(order)));
}

/**
 * An order by phone is never a repeat of an online order: its slot is held longer. The total is left out, because the
 * coins that an order holds change the total of its repeat.
 */
function hashedText({ order: { total: _shown, ...order }, takenBy }: OrderRequest): string {
  return JSON.stringify(takenBy ? { order, byPhone: true } : order);
}

/**
 * Checks that the cart still holds the ordered items: what was paid for or removed in another tab is not sold again.
 */
async function checkCart(services: Services, { customer, order }: OrderRequest) {
  if (!order.fromCart) return ok(undefined);
  const cakes = order.sku.filter(({ sheetName }) => sheetName === "Cakes");
  const lines = cakes.map(({ SKU, quantity }) => ({ sku: SKU, quantity }));
  return checkOrdered(services, { userId: customer.userId, lines });
}

function orderRow({ order }: OrderRequest, claim: OrderRequestKey, { slot }: PricedOrder) {
  return {
    userId: claim.userId,
    idempotencyKey: claim.key,
    requestHash: claim.requestHash,
    ...slotColumns(slot),
    pincode: slot.pincode,
    message: order.message,
    fromCart: order.fromCart,
    recipientName: order.name,
    recipientPhone: order.phone,
    altPhone: order.altPhone,
    address: order.address,
    addressType: order.addressType,
    ...giftColumns(order.gift),
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
