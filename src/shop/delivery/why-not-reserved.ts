import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { type DeliveryTime, isBlackedOut } from "./holds.queries.ts";

/** Why no capacity could be reserved: a blackout closed the slot, or it is full. */
export type NotReserved = "slot-full" | "slot-closed";

/** Says why no capacity could be reserved, after the write has refused it. */
export async function whyNot(db: Db | Tx, time: DeliveryTime): Promise<NotReserved> {
  return (await isBlackedOut(db, time)) ? "slot-closed" : "slot-full";
}
