import type { Services } from "../services.ts";
import { selectLastEntry } from "./rewards.queries.ts";

/** Coins that a customer can spend now; what is held for an open payment is not among them. */
export async function getCoinBalance(services: Services, { userId }: { userId: string }): Promise<number> {
  return (await selectLastEntry(services.db, userId))?.balance ?? 0;
}
