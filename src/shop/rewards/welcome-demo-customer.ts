import type { Outcome } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { welcomeKey } from "./welcome-customer.ts";

const DEMO_COINS = 120;

/** The demo customer's coins. They stand in for the sign-up bonus, so that the first sign-in adds nothing. */
export function welcomeDemoCustomer(
  services: Services,
  { userId }: { userId: string },
): Promise<Outcome<{ balance: number }, "not-enough-coins">> {
  return addCoins(services, { userId, amount: DEMO_COINS, reason: "demo", key: welcomeKey(userId) });
}
