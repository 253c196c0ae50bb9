import { inTransaction } from "../basics/in-transaction.ts";
import type { Services } from "../services.ts";
import { takeFromLines } from "./cart.queries.ts";
import { type Line, mergeLines } from "./rules/merge-lines.ts";

/** Removes paid items from the customer's cart. Larger quantities and other items stay. */
export async function takeOrdered(
  services: Services,
  { userId, lines }: { userId: string; lines: Line[] },
): Promise<void> {
  await inTransaction(services.db, (tx) => takeFromLines(tx, userId, mergeLines(lines)));
}
