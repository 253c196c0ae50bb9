import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { RewardsRefusal } from "./refusals.ts";
import { insertReferral, lockLedger, selectCodeOwner } from "./rewards.queries.ts";

/**
 * Records who referred a new customer: once, before their first order earned coins, and never themselves. Repeating
 * the code changes nothing.
 */
export function acceptReferral(
  services: Services,
  { userId, code }: { userId: string; code: string },
): Promise<Outcome<void, RewardsRefusal>> {
  return services.db.transaction(async (tx) => {
    const referrerId = await selectCodeOwner(tx, code);
    if (!referrerId) return refuse("unknown-referral-code");
    if (referrerId === userId) return refuse("referral-not-possible");
    // An order that is delivered at this moment waits: it earns either before this or with the referral known.
    await lockLedger(tx, userId);
    const noted = await insertReferral(tx, { userId, referrerId, createdAt: services.clock() });
    return noted === referrerId ? ok(undefined) : refuse("referral-not-possible");
  });
}
