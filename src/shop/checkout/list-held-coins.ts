import { listOrders } from "../orders/list-orders.ts";
import type { Services } from "../services.ts";
import { expiresAt } from "./rules/payment-times.ts";

/** Coins reserved by an open payment. They return on their own soon after `until`, when its order expires. */
export type HeldCoins = { orderId: string; number: string; coins: number; until: Date };

/** A customer has at most three open payments, which are among the newest orders. */
const LOOKED_AT = 10;

/** The coins of a customer that are held now, by the orders that wait for their payment; the newest first. */
export async function listHeldCoins(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<HeldCoins[]> {
  const newest = await listOrders(services, { userId, size: LOOKED_AT });
  const open = newest.orders.filter(
    ({ status, charges }) => status === "awaiting payment" && charges.coins > 0,
  );
  // Coins are spent online only: orders by phone have none.
  return open.map(({ uuid, number, charges, createdAt }) => ({
    orderId: uuid,
    number,
    coins: charges.coins,
    until: expiresAt({ createdAt, byPhone: false }),
  }));
}
