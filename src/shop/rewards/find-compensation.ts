import type { Services } from "../services.ts";
import { selectEntryByKey } from "./rewards.queries.ts";

/** The name of the coins that the shop adds when it gives up an order. */
export function compensationKey(orderId: string): string {
  return `compensation:${orderId}`;
}

/** Coins that the shop has added because it gave up this order; 0 for none. */
export async function findCompensation(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<number> {
  return (await selectEntryByKey(services.db, compensationKey(orderId)))?.amount ?? 0;
}
