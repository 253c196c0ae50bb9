/** Why coins came or went, in words. */
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

/** A reason of the ledger as its owner reads it. One that this page does not know yet is called by its plainest name. */
export function entryWords(reason: string): string {
  return WORDS[reason] ?? "Coins";
}
