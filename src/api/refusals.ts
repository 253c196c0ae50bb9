import { z } from "zod";
import type { Outcome, Refusal } from "../shop/basics/outcome.ts";
import { REFUSAL_SENTENCES, type RefusalCode } from "../shop/refusals.ts";
import { ApiError } from "./envelope.ts";

/** The HTTP status of each refusal. The compiler keeps the table complete. */
const STATUS = {
  "unknown-sku": 404,
  "unknown-product": 404,
  "unknown-category": 404,
  "unknown-blog": 404,
  "unknown-page": 404,
  "range-out-of-bounds": 400,
  "catalogue-changed": 409,
  "price-impossible": 422,
  "unknown-change": 404,
  "undone-already": 409,
  "reauthentication-needed": 403,
  "facts-changed": 409,
  "facts-wrong": 422,
  "undo-blocked": 409,
  "sku-unavailable": 409,
  "not-in-cart": 404,
  "cart-changed": 409,
  "cart-full": 409,
  "pincode-not-served": 422,
  "option-not-offered": 422,
  "date-out-of-range": 422,
  "unknown-slot": 422,
  "slot-closed": 409,
  "slot-full": 409,
  "unknown-blackout": 409,
  "unknown-area": 422,
  "unknown-kitchen": 404,
  "pincodes-wrong": 422,
  "delivery-changed": 409,
  "capacity-below-sold": 409,
  "not-enough-coins": 409,
  "unknown-referral-code": 404,
  "referral-not-possible": 409,
  "message-not-taken": 422,
  "photo-unreadable": 422,
  "photo-moves": 422,
  "photo-too-large": 413,
  "unknown-photo": 404,
  "photo-not-taken": 422,
  "photo-misplaced": 422,
  "photo-too-small": 422,
  "answer-not-taken": 422,
  "answer-wrong": 422,
  "answer-quantity": 422,
  "price-changed": 409,
  "already-paid": 409,
  "order-lapsed": 409,
  "unknown-order": 404,
  "cancellation-closed": 409,
  "cancellation-changed": 409,
  "refund-above-limit": 403,
  "refund-too-large": 409,
  "refund-leaves-paise": 409,
  "refund-changed": 409,
  "complaint-too-late": 409,
  "too-many-complaints": 409,
  "proof-needed": 422,
  "file-not-taken": 422,
  "files-too-large": 413,
  "unknown-complaint": 404,
  "complaint-moved-on": 409,
  "alarm-moved-on": 409,
  "not-your-alarm": 403,
  "mail-not-given-up": 409,
  "change-closed": 409,
  "slot-costs-more": 409,
  "other-pincode": 422,
  "order-moved-on": 409,
  "no-further-attempt": 409,
  "delivery-too-early": 409,
  "delivery-code-wrong": 422,
  "delivery-code-locked": 409,
  "delivery-proof-needed": 422,
  "export-too-large": 413,
  "not-your-move": 403,
  "unknown-content": 404,
  "content-changed": 409,
  "unknown-staff": 404,
  "roles-changed": 409,
  "last-owner": 409,
  "already-staff": 409,
  "too-many-invitations": 409,
  "unknown-invitation": 404,
  "invited-by-other-email": 403,
  "not-invoiced": 409,
  "unknown-credit-note": 404,
  "idempotency-key-reused": 409,
  "too-many-open-payments": 409,
  "payment-provider-down": 503,
  "unknown-payment": 404,
  "bad-signature": 400,
  "too-many-addresses": 409,
  "unknown-address": 404,
  "address-kept-twice": 409,
  "wrong-password": 422,
  "wrong-code": 422,
  "email-not-changed": 409,
  "unknown-account": 404,
  "account-of-staff": 409,
  "orders-open": 409,
  "refund-open": 409,
  "unknown-session": 404,
  "not-delivered-to-you": 403,
  "already-reviewed": 409,
  "unknown-review": 404,
  "order-not-matched": 404,
  "newsletter-link-old": 410,
  "email-not-proven": 403,
  "too-many-tries": 429,
  "sold-again": 409,
  "stock-alert-link-old": 410,
  "wish-list-full": 409,
  "price-times-wrong": 422,
  "too-many-planned-prices": 409,
  "unknown-planned-prices": 404,
  "unknown-run": 404,
  "unknown-rider": 422,
  "too-many-runs": 409,
  "no-stops-chosen": 422,
  "stop-not-free": 409,
  "run-changed": 409,
  "unreadable-event": 400,
} as const satisfies Record<RefusalCode, number>;

/** The value of an outcome. A refusal ends the request with its status, sentence and figures. */
export function accepted<T>(outcome: Outcome<T, RefusalCode>): T {
  if (outcome.ok) return outcome.value;
  throw new ApiError(STATUS[outcome.code], outcome.code, sentenceOf(outcome), { data: outcome.details });
}

/** Like `accepted`; converts the figures of a refusal into this call's format. */
export function acceptedWith<T>(outcome: Outcome<T, RefusalCode>, show: (details: unknown) => unknown): T {
  if (outcome.ok || outcome.details === undefined) return accepted(outcome);
  return accepted({ ...outcome, details: show(outcome.details) });
}

/** The sentence for people. For an order of several cakes it names the one that is unavailable. */
function sentenceOf({ code, details }: Refusal<RefusalCode>): string {
  const names = z.object({ all: z.array(z.object({ name: z.string() })) }).safeParse(details);
  if (code !== "sku-unavailable" || !names.success) return REFUSAL_SENTENCES[code];
  const [first, ...others] = names.data.all.map(({ name }) => name);
  return others.length === 0
    ? `${first} is currently unavailable.`
    : `These are currently unavailable: ${[first, ...others].join(", ")}.`;
}
