import type { Paise } from "../../basics/money.ts";
import type { TableProblem } from "../../basics/table-problem.ts";
import type { Provider } from "../rules/providers.ts";
import type { SettledLine, SettlementReport } from "../rules/settlement-line.ts";

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

/** A parsed webhook. `name` is the provider's own. Events of kind `other` are ignored. */
export type GatewayEvent = { name: string } & (
  | { kind: "captured" | "attempted" | "failed"; payment: GatewayPayment }
  | { kind: "refund"; refund: GatewayRefund }
  | { kind: "other" }
);

/**
 * The provider failed or timed out. `retryable`: the call may have taken effect, or may succeed later. Only an error
 * that is not retryable says that the call did nothing. `status`: of its HTTP reply; null without one.
 */
export class GatewayError extends Error {
  readonly retryable: boolean;
  readonly status: number | null;
  constructor(message: string, retryable: boolean, status: number | null = null) {
    super(message);
    this.name = "GatewayError";
    this.retryable = retryable;
    this.status = status;
  }

  /** By name: the pages' bundle has a copy of this class, and gets errors of the server's. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "GatewayError";
  }
}

/**
 * A payment provider. Everything specific to one provider (event names, headers, object shapes, script origins) stays
 * in its folder. Every call throws only `GatewayError`.
 */
export type PaymentGateway = {
  provider: Provider;
  keyId: string;
  /** URL of the checkout script for the browser. */
  checkoutUrl: string;
  /** Origins that the checkout script loads from and talks to, for the Content-Security-Policy. */
  origins: readonly string[];
  /** Sources of style elements that the checkout script adds, such as `'sha256-…'`, for the same policy. */
  styles: readonly string[];
  /** Names of the HTTP headers that carry a webhook's signature and the id of its event. */
  webhookHeaders: { signature: string; eventId: string };
  /** Parses the body of a webhook; null if it is not this provider's. */
  readEvent(body: unknown): GatewayEvent | null;
  /** The body of a webhook without the payer's data. */
  withoutPayer(body: unknown): unknown;
  /** Asks the provider for something harmless, to learn whether it takes the keys. */
  checkAccess(): Promise<void>;
  createOrder(order: {
    amount: Paise;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<GatewayOrder>;
  fetchOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Requests a refund. The provider returns `reference` with everything about it. */
  refund(refund: {
    paymentId: string;
    amount: Paise;
    idempotencyKey: string;
    reference: string;
  }): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** All refunds of a payment, including those that were made by hand. */
  fetchRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /**
   * Lines of settlements that were paid out in a month, `count` of them after the first `skip`. Null stands for a line
   * that is not paid out yet.
   */
  fetchSettledLines(part: {
    year: number;
    month: number;
    skip: number;
    count: number;
  }): Promise<(SettledLine | null)[]>;
  /** Reads the cells of the provider's settlement report, header first. Returns all wrong cells, or the lines. */
  readSettlementReport(rows: string[][]): Promise<SettlementReport | { problems: TableProblem[] }>;
  /** Is this the provider's signature of a payment for this order? Compared in constant time. */
  isPaymentSignature(signedPayment: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Is this the provider's signature of exactly these bytes? Compared in constant time. */
  isWebhookSignature(rawBody: Uint8Array, signature: string): boolean;
};
