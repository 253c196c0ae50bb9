import type { CreatedOrderReply } from "../../../contract/payment.ts";
import type { Failure, PaymentEvent } from "./payment-flow.ts";
import type { PaymentProof, WindowEnd } from "./razorpay-window.ts";

/** What a call came to; `apiFetch` gives more. */
export type Reply<T> = { ok: true; data: T } | ({ ok: false } & Failure);

/** What an attempt needs of create-order's reply. */
export type CreatedOrder = Omit<CreatedOrderReply["data"], "checkoutUrl" | "orderNumber">;

/** The outside world of one attempt, handed in so that every way it can end is tested. */
export type PaymentTools = {
  /** Null when the address is saved already. */
  saveAddress: (() => Promise<Reply<unknown>>) | null;
  createOrder: () => Promise<Reply<CreatedOrder>>;
  openWindow: (order: CreatedOrder, opened: () => void) => Promise<WindowEnd>;
  verify: (proof: PaymentProof) => Promise<Reply<{ uuid: string }>>;
  wait: (ms: number) => Promise<void>;
  tell: (event: PaymentEvent) => void;
};

/** Back-off between tries to reach the shop with the proof of payment. */
const VERIFY_WAITS_MS = [500, 1_500, 4_000];

/** An order that has been paid as far as the browser knows, or null when the attempt ended before that. */
export type PaidOrder = { uuid: string; providerOrderId: string };

/**
 * One attempt to pay, from the address to the proof. When the proof can't be delivered the order is safe all
 * the same: the provider's webhook brings it to the shop, so the shopper goes on to the order's own page.
 */
export async function payOrder(tools: PaymentTools): Promise<PaidOrder | null> {
  const { tell } = tools;
  tell({ type: "start" });
  const saved = await tools.saveAddress?.();
  // Keeping the address is for the next order. A shop that can't be reached, or a sign-in that has ended, stops
  // this one too; anything else must not.
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

async function deliverProof(tools: PaymentTools, proof: PaymentProof): Promise<string | null> {
  for (const pause of [0, ...VERIFY_WAITS_MS]) {
    if (pause > 0) await tools.wait(pause);
    const reply = await tools.verify(proof);
    if (reply.ok) return reply.data.uuid;
    // A refusal stays one however often it is asked; only silence and a server in trouble are asked again.
    if (reply.status !== 0 && reply.status < 500) return null;
  }
  return null;
}

function stop(tools: PaymentTools, failure: Failure): null {
  tools.tell({ type: "failed", failure });
  return null;
}
