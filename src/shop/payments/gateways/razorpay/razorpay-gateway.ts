import { createHmac } from "node:crypto";
import Razorpay from "razorpay";
import { z } from "zod";
import { isSameSecret } from "../../../basics/is-same-secret.ts";
import { MOST_REFUNDS_AT_PROVIDER } from "../../rules/refund-retry.ts";
import { GatewayError, type GatewayRefund, type PaymentGateway } from "../gateway.ts";
import { readRazorpayEvent } from "./razorpay-events.ts";
import { Order, Orders, Payment, Payments, Refund, Refunds, SettledLines } from "./razorpay-objects.ts";
import { readSettlementReport } from "./settlement-report.ts";
import { withoutPayer } from "./without-payer.ts";

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base URL without `/v1`; null for Razorpay's own. */
  apiUrl: string | null;
  /** URL of the checkout script; null for Razorpay's own. */
  checkoutUrl: string | null;
  /** Timeout in ms; 8 s by default. */
  timeout?: number;
};

const CHECKOUT_URL = "https://checkout.razorpay.com/v1/checkout.js";

/** Timeout of a call in ms. The SDK has none. */
const TIME_OUT = 8_000;

/** The most that Razorpay lists in one reply. */
const REFUNDS_PER_PAGE = 100;

/** Origins of Razorpay's checkout script, frames, pictures and telemetry. */
const ORIGINS = ["https://api.razorpay.com", "https://lumberjack.razorpay.com", "https://cdn.razorpay.com"];

/**
 * Style elements that checkout.js adds: its spinner and frame size. If Razorpay changes them, only this look is lost;
 * the browser's console shows the new hashes.
 */
const STYLES = [
  "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
  "'sha256-VYoJM+B5VwF3YDs5YIEt5XASBqk8M2apkiuz5wugOu4='",
];

/**
 * Minutes in which Razorpay captures an authorised payment by itself; later it refunds it. A bank may authorise late,
 * 12 is the least that it allows, and the slot is held for 15.
 */
const CAPTURE_MINUTES = 12;

/** Overrides the settings of the account, so that the shop does not depend on its dashboard. */
const CAPTURE = {
  capture: "automatic",
  capture_options: {
    automatic_expiry_period: CAPTURE_MINUTES,
    // The shop captures nothing by hand, so that a later payment is refunded at once.
    manual_expiry_period: CAPTURE_MINUTES,
    refund_speed: "normal",
  },
} as const;

/** The SDK's HTTP client: the only way to set a base URL, a timeout or headers. */
type Requests = {
  defaults: { baseURL?: string; timeout?: number };
  post(url: string, data: unknown, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
};

/** Razorpay through its official SDK. Every reply is parsed, every failure becomes a `GatewayError`. */
export function createRazorpayGateway(options: RazorpayOptions): PaymentGateway {
  const sdk = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret });
  const requests = (sdk as unknown as { api: { rq: Requests } }).api.rq;
  if (options.apiUrl) requests.defaults.baseURL = options.apiUrl;
  requests.defaults.timeout = options.timeout ?? TIME_OUT;

  return {
    provider: "razorpay",
    keyId: options.keyId,
    checkoutUrl: options.checkoutUrl ?? CHECKOUT_URL,
    origins: ORIGINS,
    styles: STYLES,
    webhookHeaders: { signature: "x-razorpay-signature", eventId: "x-razorpay-event-id" },
    readEvent: readRazorpayEvent,
    withoutPayer,
    readSettlementReport,
    checkAccess: async () => {
      await ask(Orders, () => sdk.orders.all({ count: 1 }));
    },
    createOrder: ({ amount, receipt, notes }) =>
      ask(Order, () => sdk.orders.create({ amount, currency: "INR", receipt, notes, payment: CAPTURE })),
    fetchOrderPayments: async (orderId) =>
      (await ask(Payments, () => sdk.orders.fetchPayments(orderId))).items,
    fetchPayment: (paymentId) => ask(Payment, () => sdk.payments.fetch(paymentId)),
    fetchSettledLines: async (part) => (await ask(SettledLines, () => sdk.settlements.reports(part))).items,
    fetchRefund: (refundId) => ask(Refund, () => sdk.refunds.fetch(refundId)),
    fetchRefunds: async (paymentId) => {
      const refunds: GatewayRefund[] = [];
      while (refunds.length < MOST_REFUNDS_AT_PROVIDER) {
        const part = { count: REFUNDS_PER_PAGE, skip: refunds.length };
        const { items } = await ask(Refunds, () => sdk.payments.fetchMultipleRefund(paymentId, part));
        refunds.push(...items);
        if (items.length < REFUNDS_PER_PAGE) return refunds;
      }
      throw new GatewayError("the payment provider lists more refunds of a payment than it can have", false);
    },
    refund: ({ paymentId, amount, idempotencyKey, reference }) =>
      ask(Refund, async () => {
        const headers = { "X-Refund-Idempotency": idempotencyKey };
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
        return (
          await requests.post(path, { amount, speed: "normal", notes: { refund: reference } }, { headers })
        ).data;
      }),
    isPaymentSignature: ({ orderId, paymentId, signature }) =>
      isSignature(`${orderId}|${paymentId}`, options.keySecret, signature),
    isWebhookSignature: (rawBody, signature) => isSignature(rawBody, options.webhookSecret, signature),
  };
}

async function ask<T>(shape: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
  let reply: unknown;
  try {
    reply = await call();
  } catch (error) {
    throw asGatewayError(error);
  }
  const parsed = shape.safeParse(reply);
  // Its effect is unknown: only repeating the call with the same key can tell.
  if (!parsed.success) throw new GatewayError("the payment provider's answer was not understood", true);
  return parsed.data;
}

const Said = z.object({ description: z.string() });
const ApiFailure = z
  .object({ statusCode: z.number(), error: Said.optional().catch(undefined) })
  .transform(({ statusCode, error }) => ({ status: statusCode, said: error?.description }));
const HttpFailure = z
  .object({
    response: z.object({
      status: z.number(),
      data: z.object({ error: Said }).optional().catch(undefined),
    }),
  })
  .transform(({ response }) => ({ status: response.status, said: response.data?.error.description }));
const Failure = z.union([ApiFailure, HttpFailure]);

/** Timeout, conflict, too early, too many: the call may have taken effect. */
const LATER = [408, 409, 425, 429];

/**
 * The SDK throws plain objects for refusals, HTTP errors with a response, and a TypeError for no answer. Only a
 * refusal in the provider's own form is final; a proxy's error page is not.
 */
function asGatewayError(error: unknown): GatewayError {
  const failure = Failure.safeParse(error);
  if (!failure.success) return new GatewayError("the payment provider did not answer", true);
  const { status, said: description } = failure.data;
  const isFinal = description !== undefined && status >= 400 && status < 500 && !LATER.includes(status);
  return new GatewayError(
    `the payment provider answered ${status}${description ? `: ${description}` : ""}`,
    !isFinal,
    status,
  );
}

/** HMAC-SHA256 in hex, compared in constant time; the SDK's own check uses `===`. */
function isSignature(signed: string | Uint8Array, secret: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(signed).digest();
  const received = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : Buffer.alloc(0);
  return isSameSecret(expected, received);
}
