import type { Services } from "../services.ts";
import { lockLedger, selectLastEntry } from "./rewards.queries.ts";

/** Locks a customer's balance until the caller's transaction ends, and returns it. */
export async function lockBalance(services: Services, { userId }: { userId: string }): Promise<number> {
  await lockLedger(services.db, userId);
  return (await selectLastEntry(services.db, userId))?.balance ?? 0;
}
