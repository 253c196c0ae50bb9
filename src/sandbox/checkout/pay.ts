import type { PaymentFailure, SignedPayment } from "./options.ts";

export type Card = { number: string; expiry_month: number; expiry_year: number; cvv: string; otp?: string };
export type Means = { method: "upi"; vpa: string } | { method: "card"; card: Card };

export type Answer =
  | { how: "paid"; signedPayment: SignedPayment }
  | { how: "declined"; failure: PaymentFailure }
  /** Unknown whether it was paid, until the order is read again. */
  | { how: "silent" };

/** Sends one attempt to the sandbox. */
export async function pay(orderId: string, means: Means): Promise<Answer> {
  try {
    const answer = await fetch(new URL("../v1/checkout/pay", import.meta.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ order_id: orderId, ...means }),
    });
    if (answer.ok) return { how: "paid", signedPayment: await answer.json() };
    if (answer.status < 500) return { how: "declined", failure: await answer.json() };
  } catch {
    // A missing reply is shown like a broken one.
  }
  return { how: "silent" };
}
