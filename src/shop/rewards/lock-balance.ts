import type { Services } from "../services.ts";
import { lockLedger, selectLastEntry } from "./rewards.queries.ts";

/** A customer's balance that nobody else changes until the caller's transaction ends. */
export async function lockBalance(services: Services, { userId }: { userId: string }): Promise<number> {
  await lockLedger(services.db, userId);
  return (await selectLastEntry(services.db, userId))?.balance ?? 0;
}
