import { z } from "zod";

/** Every way in which the sandbox can misbehave on demand, as the real provider sometimes does. */
export const FAULTS = [
  /** API calls answer 500. */
  "api-error",
  /** API calls never answer. */
  "api-silent",
  /** API calls are hung up on. */
  "api-drop",
  /** The webhook of an event is sent twice. */
  "webhook-duplicate",
  /** The webhooks of one payment are sent in the wrong order. */
  "webhook-reordered",
  /** The webhook is not sent at all. */
  "webhook-missing",
  /** The webhook waits until `settle` is called. */
  "webhook-late",
  /** A payment that the shopper saw succeed is captured only when `settle` is called. */
  "payment-late",
  /** The provider captures another amount than the order's. */
  "payment-wrong-amount",
  /** The provider captures in another currency. */
  "payment-wrong-currency",
  /** A refund is accepted, and paid out only when `settle` is called. */
  "refund-slow",
  /** A refund is accepted, and reported as failed when `settle` is called. */
  "refund-fails",
  /** A refund is accepted, but the answer is that an earlier call with its key is still being worked on. */
  "refund-in-progress",
  /** A refund is accepted, but the answer breaks off half-way. */
  "refund-garbled",
  /** A second payment is captured for the same order. */
  "payment-twice",
] as const;

export type Fault = (typeof FAULTS)[number];

export const FaultOrder = z.object({
  fault: z.enum(FAULTS),
  /** How many times it strikes; leave out for "from now on", 0 to end it. */
  times: z.number().int().min(0).optional(),
});

/** Which faults are ordered. Kept in memory: a restarted sandbox behaves. */
export class Faults {
  readonly #left = new Map<Fault, number>();

  order(fault: Fault, times = Number.POSITIVE_INFINITY): void {
    if (times === 0) this.#left.delete(fault);
    else this.#left.set(fault, times);
  }

  clear(): void {
    this.#left.clear();
  }

  /** Does this fault strike now? Counts it if it does. */
  strikes(fault: Fault): boolean {
    const left = this.#left.get(fault) ?? 0;
    if (left <= 0) return false;
    this.order(fault, left - 1);
    return true;
  }
}
