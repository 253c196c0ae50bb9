import type { Services } from "../services.ts";
import { takeFromLines } from "./cart.queries.ts";
import { type Line, mergeLines } from "./rules/merge.ts";

/** Takes out of a customer's cart what they have paid for. More of it, and anything else, stays. */
export async function takeOrdered(
  services: Services,
  { userId, lines }: { userId: string; lines: Line[] },
): Promise<void> {
  await services.db.transaction((tx) => takeFromLines(tx, userId, mergeLines(lines)));
}
