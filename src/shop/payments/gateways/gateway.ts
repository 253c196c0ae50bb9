import type { Paise } from "../../basics/money.ts";

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

/**
 * The provider answered with an error, or did not answer in time. `retryable` when the same call may work later, or
 * may have worked already: only then not is it known that it did nothing.
 */
export class GatewayError extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean) {
    super(message);
    this.name = "GatewayError";
    this.retryable = retryable;
  }
}

/** A payment provider that speaks Razorpay's protocol. Every call throws `GatewayError` and nothing else. */
export type PaymentGateway = {
  keyId: string;
  /** Address of the checkout script for the browser. */
  checkoutUrl: string;
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
