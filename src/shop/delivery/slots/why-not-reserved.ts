import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { type DeliveryTime, isClosedFor } from "./holds.queries.ts";

/** Why no capacity could be reserved: a blackout or the end of its kitchen closed the slot, or it is full. */
export type NotReserved = "slot-full" | "slot-closed";

/** Says why no capacity could be reserved, after the write has refused it. */
export async function whyNot(db: Db | Tx, time: DeliveryTime): Promise<NotReserved> {
  return (await isClosedFor(db, time)) ? "slot-closed" : "slot-full";
}
