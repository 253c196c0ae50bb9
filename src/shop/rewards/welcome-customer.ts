import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { BONUSES } from "./rules/bonuses.ts";

/** Key of a customer's sign-up bonus. */
function welcomeKey(userId: string): string {
  return `sign-up:${userId}`;
}

/** Adds the sign-up bonus, once. Runs at every sign-in, in case the sign-up was interrupted. */
export function welcomeCustomer(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  return addCoins(services, {
    userId,
    amount: BONUSES.signUp,
    reason: "sign-up",
    key: welcomeKey(userId),
  });
}
