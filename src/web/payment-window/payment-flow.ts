import * as z from "zod/mini";
import { FreshFigures, type OrderFigures } from "../../contract/payment.ts";

/** Pure state machine of paying: the stages, and the shopper's message at each. */

export type PaymentStage = "ready" | "saving" | "ordering" | "opening" | "paying" | "verifying" | "leaving";

/** Why an attempt failed, and what helps. */
export type PaymentNote = {
  text: string;
  remedy: "try again" | "confirm price" | "other slot" | "sign in" | "other cake" | "look at cart";
};

export type PaymentState = {
  stage: PaymentStage;
  note: PaymentNote | null;
  /** The server's figures, once known. They override the page's own. */
  summary: OrderFigures | null;
  /** The time until which the shop reserves the capacity of the slot. */
  holdUntil: string | null;
};

/** A reply that is not a success. Status 0: no reply. */
export type Failure = { status: number; code: string; message: string; data?: unknown };

export type PaymentEvent =
  | { type: "start" }
  | { type: "address saved" }
  | { type: "ordered"; summary: OrderFigures; holdUntil: string }
  | { type: "window open" }
  | { type: "window closed"; reason: string | null }
  | { type: "window missing" }
  | { type: "paid" }
  | { type: "verified" }
  | { type: "failed"; failure: Failure }
  | { type: "changed" };

export const READY: PaymentState = { stage: "ready", note: null, summary: null, holdUntil: null };

/** The stages in which an event is valid. In others it is late and belongs to an attempt that is over. */
const FROM: Record<PaymentEvent["type"], readonly PaymentStage[]> = {
  start: ["ready"],
  "address saved": ["saving"],
  ordered: ["ordering"],
  "window open": ["opening"],
  "window closed": ["opening", "paying"],
  "window missing": ["opening"],
  paid: ["opening", "paying"],
  verified: ["verifying"],
  failed: ["saving", "ordering"],
  changed: ["ready"],
};

export function paymentAfter(state: PaymentState, event: PaymentEvent): PaymentState {
  if (!FROM[event.type].includes(state.stage)) return state;
  switch (event.type) {
    case "start":
      return { ...state, stage: "saving", note: null };
    case "address saved":
      return { ...state, stage: "ordering" };
    case "ordered":
      return { ...state, stage: "opening", summary: event.summary, holdUntil: event.holdUntil };
    case "window open":
      return { ...state, stage: "paying" };
    case "window closed":
      return { ...state, stage: "ready", note: { text: closedText(event.reason), remedy: "try again" } };
    case "window missing":
      return { ...state, stage: "ready", note: { text: NO_WINDOW, remedy: "try again" } };
    case "paid":
      return { ...state, stage: "verifying" };
    case "verified":
      return { ...state, stage: "leaving" };
    case "failed":
      return afterFailure(state, event.failure);
    case "changed":
      // The order has changed: figures and reservation of the last attempt no longer apply. The cart-changed note
      // stays until the next attempt, as showing the changed cart is itself such a change.
      return state.note?.remedy === "look at cart" ? { ...READY, note: state.note } : READY;
  }
}

const NO_WINDOW =
  "The payment window could not be loaded. Nothing was paid. Check your connection, or a blocker of scripts, and try again.";

function closedText(reason: string | null): string {
  if (reason === null) return "You closed the payment window. Nothing was paid.";
  return `The payment did not go through: ${reason.replace(/[.\s]+$/, "")}. If money has left your account, it counts for this order or comes back by itself.`;
}

function afterFailure(state: PaymentState, failure: Failure): PaymentState {
  const ready = { ...state, stage: "ready" } as const;
  const say = (text: string, remedy: PaymentNote["remedy"]) => ({ ...ready, note: { text, remedy } });
  if (failure.status === 0) {
    return say(
      "We could not be reached. Nothing was paid. Check your connection and try again.",
      "try again",
    );
  }
  if (failure.status === 401) return say("You were signed out meanwhile. Sign in to go on.", "sign in");
  switch (failure.code) {
    case "price-changed": {
      const summary = summaryIn(failure.data);
      return {
        ...ready,
        summary: summary ?? state.summary,
        note: { text: "The price has changed. Please look at the new total.", remedy: "confirm price" },
      };
    }
    case "slot-full":
    case "slot-closed":
    case "unknown-slot":
    case "date-out-of-range":
    case "option-not-offered":
    case "pincode-not-served":
      return { ...say(failure.message, "other slot"), holdUntil: null };
    case "cart-changed":
    case "order-too-large":
      return { ...say(failure.message, "look at cart"), summary: null, holdUntil: null };
    case "unknown-sku":
    case "sku-unavailable":
      return { ...say(failure.message, "other cake"), summary: null, holdUntil: null };
    default:
      return say(failure.message || "Something went wrong on our side. Nothing was paid.", "try again");
  }
}

/** The fresh figures of a price-changed refusal, if they are valid. */
function summaryIn(data: unknown): OrderFigures | null {
  return z.safeParse(FreshFigures, data).data?.summary ?? null;
}
