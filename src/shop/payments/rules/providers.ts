/** The payment providers that payments can be with. Each has a folder of its own in `gateways/`. */
export const PROVIDERS = ["razorpay"] as const;

export type Provider = (typeof PROVIDERS)[number];
