import type { Paise } from "../../basics/money.ts";
import type { Provider } from "../rules/providers.ts";

export type GatewayOrder = {
  id: string;
  amount: Paise;
  currency: string;
  status: "created" | "attempted" | "paid";
};

export type GatewayPayment = {
  id: string;
  orderId: string;
  amount: Paise;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  /** `upi`, `card`, `netbanking`, ... as the provider names it. */
  method: string;
};

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  status: "pending" | "processed" | "failed";
  /** The shop's own name for it; null for one that was made by hand at the provider. */
  reference: string | null;
};

/** What a webhook says. `name` is the provider's own. Events of kind `other` need no work. */
export type GatewayEvent = { name: string } & (
  | { kind: "captured" | "attempted" | "failed"; payment: GatewayPayment }
  | { kind: "refund"; refund: GatewayRefund }
  | { kind: "other" }
);

/**
 * The provider failed or timed out. `retryable`: the call may have taken effect, or may succeed later. Only an error
 * that is not retryable says that the call did nothing.
 */
export class GatewayError extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean) {
    super(message);
    this.name = "GatewayError";
    this.retryable = retryable;
  }
}

/**
 * A payment provider. Everything that only one provider knows (names of events and headers, shapes of its objects,
 * origins of its scripts) stays in its own folder. Every call throws `GatewayError` and nothing else.
 */
export type PaymentGateway = {
  provider: Provider;
  keyId: string;
  /** Address of the checkout script for the browser. */
  checkoutUrl: string;
  /** Origins that the checkout script loads from and talks to, for the Content-Security-Policy. */
  origins: readonly string[];
  /** Names of the HTTP headers that carry a webhook's signature and the id of its event. */
  webhookHeaders: { signature: string; eventId: string };
  /** What a webhook's body says; null when it is none of this provider's. */
  readEvent(body: unknown): GatewayEvent | null;
  /** A webhook's body without whoever paid. */
  withoutPayer(body: unknown): unknown;
  createOrder(order: {
    amount: Paise;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<GatewayOrder>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Sends money back. `reference` comes back with all that the provider says of it. */
  refund(refund: {
    paymentId: string;
    amount: Paise;
    idempotencyKey: string;
    reference: string;
  }): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** Is this the provider's signature of a payment for this order? Compared in constant time. */
  isPaymentSignature(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Is this the provider's signature of exactly these bytes? Compared in constant time. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean;
};
