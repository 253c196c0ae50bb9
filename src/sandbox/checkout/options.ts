/** The API's reply to a payment. The shop checks the signature. */
export type SignedPayment = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type PaymentFailure = {
  error: { code: string; description: string; reason: string; metadata?: Record<string, string> };
};

export type FailureListener = (failure: PaymentFailure) => void;

/** The options of Razorpay's script that a shop uses. Others are accepted and ignored. */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  /** In paise, for display only: the order decides what is charged. */
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
    /** Does the browser's Back button close the window? True by default, as with Razorpay. */
    handleback?: boolean;
  };
  handler?: (signedPayment: SignedPayment) => void;
  /** Without a handler, the signed payment is posted to this URL as a form. */
  callback_url?: string;
};
