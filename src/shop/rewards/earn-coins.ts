import { coinsForPaying } from "../basics/coins.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { reversalKey } from "./revoke-coins.ts";
import { lockLedger, selectEntryByKey, selectReferrer } from "./rewards.queries.ts";
import { BONUSES } from "./rules/bonuses.ts";

/**
 * Credits a delivered order: coins for its customer and, once per customer, for their referrer. Idempotent. A
 * refunded order earns nothing.
 */
export async function earnCoins(
  services: Services,
  { userId, orderId, paidPaise }: { userId: string; orderId: string; paidPaise: Paise },
): Promise<Outcome<number, "not-enough-coins">> {
  const amount = coinsForPaying(paidPaise);
  const earned = await services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    if (await selectEntryByKey(tx, reversalKey(orderId))) return null;
    if (amount === 0) return ok(undefined);
    const line = { userId, orderId, amount, reason: "order", key: `earn:${orderId}` } as const;
    return addCoins({ ...services, db: tx }, line);
  });
  if (earned === null) return ok(0);
  if (!earned.ok) return earned;
  // After the customer's own entry, so that two ledgers are never locked at once and no referrer can be added any
  // more.
  const referrer = await selectReferrer(services.db, userId);
  if (referrer) {
    const thanks = { userId: referrer, amount: BONUSES.referral, reason: "referral" } as const;
    const thanked = await addCoins(services, { ...thanks, key: `referral:${userId}` });
    if (!thanked.ok) return thanked;
  }
  return ok(amount);
}
