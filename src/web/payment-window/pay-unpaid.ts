import { attemptInWindow } from "./attempt-in-window.ts";
import type { PaidOrder, PaymentTools } from "./pay-order.ts";
import { type PaymentEvent, paymentAfter, READY } from "./payment-flow.ts";
import type { WindowFacts } from "./window-options.ts";

type Calls = Pick<PaymentTools, "createOrder" | "verify">;

/** One more attempt to pay a recorded order. Returns what went wrong, or null for `problem` if it is paid. */
export async function payUnpaid(
  calls: Calls,
  facts: WindowFacts,
): Promise<{ paid: PaidOrder; problem: null } | { paid: null; problem: string }> {
  let state = paymentAfter(READY, { type: "start" });
  const tell = (event: PaymentEvent) => {
    state = paymentAfter(state, event);
  };
  const paid = await attemptInWindow({ ...calls, tell, saveAddress: null }, facts);
  return paid ? { paid, problem: null } : { paid: null, problem: state.note?.text ?? "" };
}
