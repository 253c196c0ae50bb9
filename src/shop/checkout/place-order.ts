import { type Outcome, refusableTransaction } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { openPayment, type PlacedOrder } from "./open-payment.ts";
import { type OrderRequest, type RecordRefusal, recordUnpaidOrder } from "./record-unpaid-order.ts";

export type PlaceOrderRefusal = RecordRefusal | "order-lapsed" | "payment-provider-down";

/**
 * Records an order, holds its slot and coins, and creates its payment at the provider. The order exists before any
 * money can move.
 */
export async function placeOrder(
  services: Services,
  request: Omit<OrderRequest, "takenBy">,
): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
  const stored = await refusableTransaction(services.db, (tx) =>
    recordUnpaidOrder({ ...services, db: tx }, request),
  );
  return stored.ok ? openPayment(services, stored.value) : stored;
}
