import { dayOf, instant, showInstant } from "../../../shop/basics/india-time.ts";

/** What the shopper reads under the date. */
export function headlineOf(status: string): string {
  return HEADLINES[plain(status)] ?? "Your item is being prepared";
}

const HEADLINES: Record<string, string> = {
  "awaiting payment": "Your payment is being confirmed",
  lapsed: "This order was not paid",
  shipped: "Your item has left the kitchen",
  "out for delivery": "Your item is on its way to you",
  delivered: "Your item has been delivered",
  cancelled: "This order was cancelled",
  undeliverable: "Your item could not be delivered",
};

/** The last movement, in the status box. */
export function movementOf(status: string, kitchen: string): string {
  return MOVEMENTS[plain(status)]?.(kitchen) ?? `The ${kitchen} has your order`;
}

const MOVEMENTS: Record<string, (kitchen: string) => string> = {
  "awaiting payment": () => "We have not heard from your bank yet",
  lapsed: () => "The payment did not come in time, so the place was given back",
  accepted: (kitchen) => `The ${kitchen} has accepted your order`,
  preparing: (kitchen) => `The ${kitchen} is making it now`,
  ready: () => "It is ready and packed",
  shipped: () => "It has been handed to the rider",
  "out for delivery": () => "The rider is on the way",
  delivered: () => "It has arrived",
  cancelled: () => "Nothing will be delivered",
  undeliverable: () => "The rider could not hand it over",
};

/** `today, 10:12 AM`, `yesterday, 6:00 PM`, or the whole date. */
export function lastUpdate(at: string, now: Date): string {
  const words = showInstant(new Date(at));
  const time = words.split(", ").at(-1);
  const today = dayOf(now);
  const yesterday = dayOf(new Date(instant(today, 0).getTime() - 1));
  const then = dayOf(new Date(at));
  if (then === today) return `today, ${time}`;
  return then === yesterday ? `yesterday, ${time}` : words;
}

/** Where money on its way back is. `at`: when that was last known. */
export function refundWords({ stage }: { stage: string }, at: string): string {
  return (REFUNDS[stage] ?? REFUNDS.requested)?.(at) ?? "";
}

const REFUNDS: Record<string, (at: string) => string> = {
  requested: (at) => `On its way since ${at}.`,
  sent: (at) => `Sent on ${at}; your bank has it now.`,
  processed: (at) => `Paid out on ${at}. Banks show it within 3 to 7 working days.`,
  failed: () => "Your bank did not take it. We try again by ourselves, and look after it.",
};

/** Nothing more will happen to it, so it need not be asked for again. */
export function isOver(status: string): boolean {
  return ["delivered", "cancelled", "lapsed"].includes(plain(status));
}

/** It will not arrive, at least not by itself. */
export function hasFailed(status: string): boolean {
  return ["cancelled", "lapsed", "undeliverable"].includes(plain(status));
}

export function isAwaitingPayment(status: string): boolean {
  return plain(status) === "awaiting payment";
}

function plain(status: string): string {
  return status.trim().toLowerCase();
}
