import type { WindowEnd } from "./pay-order.ts";

export type WindowOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  /** Seconds until the window times out. */
  timeout: number;
};

type RazorpayWindow = {
  open(): void;
  on(event: "payment.failed", tell: (answer: { error?: { description?: string } }) => void): void;
};
type RazorpayPayment = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};
type RazorpayScript = new (
  options: WindowOptions & {
    handler: (payment: RazorpayPayment) => void;
    modal: { ondismiss: () => void; handleback: boolean };
  },
) => RazorpayWindow;

const LOAD_MS = 15_000;

/** Loads the provider's script once; a failed load is removed, so that the next try loads it again. */
export function loadCheckout(url: string): Promise<boolean> {
  if (scriptOf()) return Promise.resolve(true);
  return new Promise((done) => {
    const script = document.createElement("script");
    const end = () => {
      clearTimeout(late);
      const loaded = scriptOf() !== undefined;
      if (!loaded) script.remove();
      done(loaded);
    };
    const late = setTimeout(end, LOAD_MS);
    script.src = url;
    script.async = true;
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}

/** Opens the provider's window and waits for the result. A declined payment keeps it open for a retry. */
export async function openCheckout(
  url: string,
  options: WindowOptions,
  opened: () => void,
): Promise<WindowEnd> {
  if (!(await loadCheckout(url))) return { how: "missing" };
  const Razorpay = scriptOf();
  if (!Razorpay) return { how: "missing" };
  return new Promise((done) => {
    let reason: string | null = null;
    const checkout = new Razorpay({
      ...options,
      handler: ({
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
      }) => done({ how: "paid", signedPayment: { orderId, paymentId, signature } }),
      // Back closes the window and stays on the page.
      modal: { ondismiss: () => done({ how: "closed", reason }), handleback: true },
    });
    checkout.on("payment.failed", (answer) => {
      reason = answer.error?.description ?? "the bank did not accept it";
    });
    checkout.open();
    opened();
  });
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: RazorpayScript;
  }
}

function scriptOf(): RazorpayScript | undefined {
  return window.Razorpay;
}
