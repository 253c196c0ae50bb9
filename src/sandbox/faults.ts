import { z } from "zod";

/** Faults that the sandbox can simulate, all known from real providers. */
const FAULTS = [
  /** API calls reply 500. */
  "api-error",
  /** API calls never get a reply. */
  "api-silent",
  /** API calls lose their connection. */
  "api-drop",
  /** Each webhook is sent twice. */
  "webhook-duplicate",
  /** The webhooks of one payment arrive in the wrong order. */
  "webhook-reordered",
  /** The webhook is not sent. */
  "webhook-missing",
  /** The webhook is sent when `settle` is called. */
  "webhook-late",
  /** A payment that looked successful is captured when `settle` is called. */
  "payment-late",
  /** Captures a different amount than the order's. */
  "payment-wrong-amount",
  /** Captures in another currency. */
  "payment-wrong-currency",
  /** A refund is accepted, and paid out when `settle` is called. */
  "refund-slow",
  /** A refund is accepted, and fails when `settle` is called. */
  "refund-fails",
  /** A refund is accepted, but the reply says that an earlier call with its key is still in progress. */
  "refund-in-progress",
  /** A refund is accepted, but the reply breaks off half-way. */
  "refund-garbled",
  /** Captures a second payment for the same order. */
  "payment-twice",
] as const;

export type Fault = (typeof FAULTS)[number];

export const FaultOrder = z.object({
  fault: z.enum(FAULTS),
  /** How many times it occurs; without a number until further notice, 0 ends it. */
  times: z.number().int().min(0).optional(),
});

/** The active faults, in memory: a restarted sandbox has none. */
export class Faults {
  readonly #left = new Map<Fault, number>();

  order(fault: Fault, times = Number.POSITIVE_INFINITY): void {
    if (times === 0) this.#left.delete(fault);
    else this.#left.set(fault, times);
  }

  clear(): void {
    this.#left.clear();
  }

  /** Does this fault occur now? Counts it if so. */
  strikes(fault: Fault): boolean {
    const left = this.#left.get(fault) ?? 0;
    if (left <= 0) return false;
    this.order(fault, left - 1);
    return true;
  }
}
