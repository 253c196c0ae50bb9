import { createHmac, timingSafeEqual } from "node:crypto";
import Razorpay from "razorpay";
import { z } from "zod";
import { GatewayError, type PaymentGateway } from "../gateway.ts";
import { readRazorpayEvent } from "./razorpay-events.ts";
import { Order, Payment, Payments, Refund } from "./razorpay-objects.ts";
import { withoutPayer } from "./without-payer.ts";

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base address without `/v1`; null: Razorpay's own. */
  apiUrl: string | null;
  checkoutUrl: string;
  /** Longest wait for an answer, in ms; 8 s unless told. */
  timeout?: number;
};

/** Longest wait for the provider's answer, in ms. The SDK itself would wait for ever. */
const TIME_OUT = 8_000;

/** Where Razorpay's checkout script, windows, pictures and telemetry come from. */
const ORIGINS = ["https://api.razorpay.com", "https://lumberjack.razorpay.com", "https://cdn.razorpay.com"];

/** The SDK's own HTTP client: it takes neither a base address, nor a time limit, nor headers any other way. */
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
    checkoutUrl: options.checkoutUrl,
    origins: ORIGINS,
    webhookHeaders: { signature: "x-razorpay-signature", eventId: "x-razorpay-event-id" },
    readEvent: readRazorpayEvent,
    withoutPayer,
    createOrder: ({ amount, receipt, notes }) =>
      ask(Order, () => sdk.orders.create({ amount, currency: "INR", receipt, notes })),
    fetchOrderPayments: async (orderId) =>
      (await ask(Payments, () => sdk.orders.fetchPayments(orderId))).items,
    fetchPayment: (paymentId) => ask(Payment, () => sdk.payments.fetch(paymentId)),
    fetchRefund: (refundId) => ask(Refund, () => sdk.refunds.fetch(refundId)),
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
  // Nothing is known of what it did: only the same call again, under the same key, can tell.
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

/** Too slow, still at work on the same call, too early, too often: none says that the call did nothing. */
const LATER = [408, 409, 425, 429];

/**
 * The SDK throws plain objects for refusals, its HTTP client errors with the response, and a TypeError when nobody
 * answered at all. Final is only a refusal in the provider's own form; a page of whatever stands between is not.
 */
function asGatewayError(error: unknown): GatewayError {
  const failure = Failure.safeParse(error);
  if (!failure.success) return new GatewayError("the payment provider did not answer", true);
  const { status, said } = failure.data;
  const isFinal = said !== undefined && status >= 400 && status < 500 && !LATER.includes(status);
  return new GatewayError(`the payment provider answered ${status}${said ? `: ${said}` : ""}`, !isFinal);
}

/** HMAC-SHA256 in hex, compared in constant time; the SDK's own check uses `===`. */
function isSignature(signed: string | Uint8Array, secret: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(signed).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
