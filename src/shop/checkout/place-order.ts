import { createHash } from "node:crypto";
import { randomUuid } from "../basics/ids.ts";
import { type Outcome, ok, refusableTransaction } from "../basics/outcome.ts";
import { checkOrdered } from "../cart/check-ordered.ts";
import { holdSlot } from "../delivery/hold-slot.ts";
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
import { openPayment, type PlacedOrder } from "./open-payment.ts";
import type { OrderPayload } from "./place-order.inputs.ts";
import { type PricedOrder, type PricingRefusal, priceOrder, quoteOf } from "./price-order.ts";
import { heldSince, heldUntil } from "./rules/payment-times.ts";

export type PlaceOrderRefusal =
  | PricingRefusal
  | "slot-full"
  | "unknown-photo"
  | "photo-misplaced"
  | "photo-too-small"
  | "cart-changed"
  | "idempotency-key-reused"
  | "too-many-open-payments"
  | "order-lapsed"
  | "payment-provider-down";

type Request = {
  customer: { userId: string; email: string };
  /** Idempotency key: the same key returns the same order. */
  idempotencyKey: string;
  order: OrderPayload;
};

/**
 * Records an order, holds its slot and coins, and creates its payment at the provider. The order exists before any
 * money can move.
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
  const stored = await store(services, request, claim);
  return stored.ok ? openPayment(services, stored.value) : stored;
}

/** The order of a request; its payment if it is new. */
type StoredOrder = { order: Order; payment?: Payment };

type StoreRefusal = Exclude<PlaceOrderRefusal, "order-lapsed" | "payment-provider-down">;

/**
 * One transaction for order, slot, coins and payment. Prices are read inside it, so that a changed price is never
 * recorded.
 */
function store(services: Services, request: Request, claim: OrderRequestKey) {
  const now = services.clock();
  const id = randomUuid();
  return refusableTransaction(services.db, async (tx): Promise<Outcome<StoredOrder, StoreRefusal>> => {
    const inside = { ...services, db: tx };
    const openSince = heldSince(now);
    const claimed = await lockOrderRequest(inside, { ...claim, openSince });
    if (!claimed.ok) return claimed;
    if (claimed.value) return ok({ order: claimed.value });
    const { userId } = claim;
    const pricing = await priceOrder(inside, { userId, order: request.order });
    if (!pricing.ok) return pricing;
    const priced = pricing.value;
    const until = heldUntil(now);
    const held = await holdSlot(inside, { orderId: id, slot: priced.slot, until });
    if (!held.ok) return held;
    const balance = request.order.useCoins ? await lockBalance(inside, { userId }) : 0;
    const figures = quoteOf({ ...priced, order: request.order }, balance);
    if (figures.coins > 0) {
      const taken = await holdCoins(inside, { userId, orderId: id, coins: figures.coins });
      if (!taken.ok) throw new Error("a locked balance cannot run out");
    }
    // Cannot deadlock with confirm-payment (cart, then coins): both lock the customer's orders first.
    const inCart = await checkCart(inside, request);
    if (!inCart.ok) return inCart;
    const order = await recordOrder(inside, {
      order: { ...orderRow(request, claim, priced), ...amounts(figures), id },
      lines: priced.lines,
    });
    const photos = await claimPhotos(inside, {
      ...{ userId, orderId: id, deliveryOn: order.deliveryOn },
      photos: priced.lines.flatMap((line) => line.photos),
    });
    if (!photos.ok) return photos;
    const payment = await recordPayment(inside, { orderId: id, amount: figures.total });
    return ok({ order, payment });
  });
}

/**
 * Checks that the cart still holds the ordered items: what was paid for or removed in another tab is not sold again.
 */
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
