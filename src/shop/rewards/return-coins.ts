import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { addCoins } from "./add-coins.ts";
import { lockLedger, selectHeld, selectLastEntry } from "./rewards.queries.ts";

/** Returns all coins held for an order, once. Returns how many. */
export function returnCoins(
  services: Services,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Outcome<number, "not-enough-coins">> {
  return services.db.transaction(async (tx) => {
    await lockLedger(tx, userId);
    const held = await selectHeld(tx, userId, orderId);
    if (held <= 0) return ok(0);
    const next = ((await selectLastEntry(tx, userId))?.number ?? 0) + 1;
    const given = await addCoins(
      { ...services, db: tx },
      { userId, orderId, amount: held, reason: "give-back", key: `give-back:${orderId}:${next}` },
    );
    return given.ok ? ok(held) : given;
  });
}
