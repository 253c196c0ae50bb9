import type { CreatedOrderReply } from "../../contract/payment.ts";
import type { Failure, PaymentEvent } from "./payment-flow.ts";

/** The result of a call; `apiFetch` returns more. */
export type Reply<T> = { ok: true; data: T } | ({ ok: false } & Failure);

/** The part of the create-order reply that an attempt needs. */
export type CreatedOrder = Omit<CreatedOrderReply["data"], "orderNumber">;

/** A payment in the provider's window, signed by the provider. */
export type SignedPayment = { orderId: string; paymentId: string; signature: string };

/** How the provider's window ended. */
export type WindowEnd =
  | { how: "paid"; signedPayment: SignedPayment }
  /** `reason` is the bank's last refusal, or null. */
  | { how: "closed"; reason: string | null }
  | { how: "missing" };

/** Side effects of one attempt, injected so that every ending is tested. */
export type PaymentTools = {
  /** Null if the address is saved already. */
  saveAddress: (() => Promise<Reply<unknown>>) | null;
  createOrder: () => Promise<Reply<CreatedOrder>>;
  openWindow: (order: CreatedOrder, opened: () => void) => Promise<WindowEnd>;
  verify: (signedPayment: SignedPayment) => Promise<Reply<{ uuid: string }>>;
  wait: (ms: number) => Promise<void>;
  tell: (event: PaymentEvent) => void;
};

/** Delays before verifying the payment again, in ms. */
const VERIFY_WAITS_MS = [500, 1_500, 4_000];

/** An order that the browser knows as paid, or null if the attempt ended before. */
export type PaidOrder = { uuid: string; providerOrderId: string };

/**
 * One attempt to pay: saves the address, opens the window, verifies the payment. If verification fails, the provider's
 * webhook still confirms the order.
 */
export async function payOrder(tools: PaymentTools): Promise<PaidOrder | null> {
  const { tell } = tools;
  const saved = await tools.saveAddress?.();
  // The saved address is for the next order. Only an unreachable shop or an ended session stop this one.
  if (saved && !saved.ok && (saved.status === 0 || saved.status === 401)) return stop(tools, saved);
  tell({ type: "address saved" });

  const created = await tools.createOrder();
  if (!created.ok) return stop(tools, created);
  const order = created.data;
  tell({ type: "ordered", summary: order.summary, holdUntil: order.holdUntil });

  const end = await tools.openWindow(order, () => tell({ type: "window open" }));
  if (end.how === "missing") {
    tell({ type: "window missing" });
    return null;
  }
  if (end.how === "closed") {
    tell({ type: "window closed", reason: end.reason });
    return null;
  }

  tell({ type: "paid" });
  const uuid = await verifySignedPayment(tools, end.signedPayment);
  tell({ type: "verified" });
  return { uuid: uuid ?? order.uuid, providerOrderId: end.signedPayment.orderId };
}

async function verifySignedPayment(
  tools: PaymentTools,
  signedPayment: SignedPayment,
): Promise<string | null> {
  for (const pause of [0, ...VERIFY_WAITS_MS]) {
    if (pause > 0) await tools.wait(pause);
    const reply = await tools.verify(signedPayment);
    if (reply.ok) return reply.data.uuid;
    // Retry only timeouts and server errors: a refusal is final.
    if (reply.status !== 0 && reply.status < 500) return null;
  }
  return null;
}

function stop(tools: PaymentTools, failure: Failure): null {
  tools.tell({ type: "failed", failure });
  return null;
}
