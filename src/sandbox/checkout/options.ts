/** What the provider's API answers a payment with; the shop checks the signature. */
export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type PaymentFailure = {
  error: { code: string; description: string; reason: string; metadata?: Record<string, string> };
};

export type FailureListener = (failure: PaymentFailure) => void;

/** The options of the provider's script that a shop uses. Others are accepted and do nothing. */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  /** In paise, as text or number: shown only; the order decides what is charged. */
  amount: number | string;
  currency?: string;
  name?: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string; vpa?: string; method?: string };
  theme?: { color?: string };
  /** Seconds until the window closes by itself. */
  timeout?: number;
  modal?: {
    ondismiss?: () => void;
    /** Does the browser's Back close the window? True unless told, as with the provider. */
    handleback?: boolean;
  };
  handler?: (proof: PaymentProof) => void;
  /** Without a handler the proof is posted here as a form. */
  callback_url?: string;
};
