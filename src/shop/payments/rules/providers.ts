/** The payment providers that payments can be with. Each has a folder of its own in `gateways/`. */
export const PROVIDERS = ["razorpay"] as const;

export type Provider = (typeof PROVIDERS)[number];

type ProviderFacts = {
  /** Path of the demo's sandbox that speaks the provider's protocol. */
  sandboxPath: string;
  /** Path below it of a month's settlement report. */
  sandboxReport: string;
  /** Tells staff where they download the provider's settlement report. */
  reportHint: string;
  /** Tells the owner how to get the provider's keys, and how they are entered. */
  keysHint: string;
};

/** Facts of a provider for texts and links outside its folder. */
export const PROVIDER_FACTS: Record<Provider, ProviderFacts> = {
  razorpay: {
    sandboxPath: "/sandbox/razorpay",
    sandboxReport: "/dashboard/settlement-recon.csv",
    reportHint: "CSV from Razorpay's dashboard: Reports, Settlement Recon.",
    keysHint: [
      "Open an account at razorpay.com, the company that takes cards and UPI for you and pays you out. Its dashboard shows a key and its secret at Account & Settings, API keys; the secret of webhooks, which you choose there, lets it tell the shop of payments.",
      "Whoever runs your server enters them as RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, with RAZORPAY_API_URL=https://api.razorpay.com to try test keys before you open.",
    ].join("\n"),
  },
};
