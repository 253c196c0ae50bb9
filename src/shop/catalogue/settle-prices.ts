import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { hasBegun, lockPrices, settleBegun } from "./price-changes.queries.ts";

/**
 * Copies planned prices that have begun to their SKUs. Readers see the same prices before and after; it keeps the list
 * that they evaluate short.
 */
export async function settlePrices({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  if (!(await hasBegun(db, clock()))) return;
  await db.transaction((tx) => beginPriceWrite(tx, clock()));
}

/**
 * Locks all prices and settles those that have begun. Every write of SKU prices must call it first: a planned price
 * that began earlier would otherwise hide the new one.
 */
export async function beginPriceWrite(tx: Tx, now: Date): Promise<void> {
  await lockPrices(tx);
  await settleBegun(tx, now);
}
