import type { CreatedOrderReply } from "../../contract/payment.ts";
import type { Failure, PaymentEvent } from "./payment-flow.ts";
import type { SignedPayment, WindowEnd } from "./razorpay-window.ts";

/** The result of a call; `apiFetch` returns more. */
export type Reply<T> = { ok: true; data: T } | ({ ok: false } & Failure);

/** The part of the create-order reply that an attempt needs. */
export type CreatedOrder = Omit<CreatedOrderReply["data"], "orderNumber">;

/** Side effects of one attempt, injected so that every ending is tested. */
export type PaymentTools = {
  /** Null if the address is saved already. */
  saveAddress: (() => Promise<Reply<unknown>>) | null;
  createOrder: () => Promise<Reply<CreatedOrder>>;
  openWindow: (order: CreatedOrder, opened: () => void) => Promise<WindowEnd>;
  verify: (proof: SignedPayment) => Promise<Reply<{ uuid: string }>>;
  wait: (ms: number) => Promise<void>;
  tell: (event: PaymentEvent) => void;
};

/** Waits before retrying to deliver the payment proof, in ms. */
const VERIFY_WAITS_MS = [500, 1_500, 4_000];

/** An order that the browser knows as paid, or null if the attempt ended before. */
export type PaidOrder = { uuid: string; providerOrderId: string };

/**
 * One attempt to pay, from saving the address to delivering the payment proof. If the proof cannot be delivered, the
 * provider's webhook still confirms the order, so the shopper continues to its page.
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
  const uuid = await deliverProof(tools, end.proof);
  tell({ type: "verified" });
  return { uuid: uuid ?? order.uuid, providerOrderId: order.razorpayOrder.id };
}

async function deliverProof(tools: PaymentTools, proof: SignedPayment): Promise<string | null> {
  for (const pause of [0, ...VERIFY_WAITS_MS]) {
    if (pause > 0) await tools.wait(pause);
    const reply = await tools.verify(proof);
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
