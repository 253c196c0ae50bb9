import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { EARNINGS } from "./rules/earnings.ts";

/** What names the sign-up bonus of one customer, however often they are welcomed. */
export function welcomeKey(userId: string): string {
  return `sign-up:${userId}`;
}

/**
 * Gives a new customer the coins of the sign-up. Runs at every sign-in, so that a customer whose sign-up broke off
 * half-way is welcomed at the next one; only the first time counts.
 */
export function welcomeCustomer(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  return addCoins(services, {
    userId,
    amount: EARNINGS.signUp,
    reason: "sign-up",
    key: welcomeKey(userId),
  });
}
