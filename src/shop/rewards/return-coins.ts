import { inTransaction } from "../basics/in-transaction.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { appendEntry } from "./append-entry.ts";
import { lockLedger, selectHeld, selectLastEntry } from "./rewards.queries.ts";

/** Returns all coins held for an order, once. Returns how many. */
export function returnCoins(
  services: Services,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Outcome<number, "not-enough-coins">> {
  return inTransaction(services.db, async (tx) => {
    await lockLedger(tx, userId);
    const held = await selectHeld(tx, userId, orderId);
    if (held <= 0) return ok(0);
    const last = await selectLastEntry(tx, userId);
    const next = (last?.number ?? 0) + 1;
    const entry = await appendEntry({ ...services, db: tx }, last, {
      userId,
      orderId,
      amount: held,
      reason: "give-back",
      key: `give-back:${orderId}:${next}`,
    });
    return entry.ok ? ok(held) : entry;
  });
}
