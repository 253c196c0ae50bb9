/** Ledger reasons in words. */
const WORDS: Record<string, string> = {
  "sign-up": "Sign-up bonus",
  order: "For an order",
  referral: "For a friend",
  review: "For a review",
  hold: "Used for an order",
  "give-back": "Given back from an order",
  reversal: "Taken back",
  compensation: "Because we cancelled",
  demo: "A gift of the demo shop",
};

/** A ledger reason as the customer reads it. Unknown reasons get a general word. */
export function entryWords(reason: string): string {
  return WORDS[reason] ?? "Coins";
}
