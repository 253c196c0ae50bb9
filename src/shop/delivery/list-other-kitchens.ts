import { NO_WORK } from "../catalogue/rules/work.ts";
import type { Services } from "../services.ts";
import { type SlotKey, selectReservedWork } from "./holds.queries.ts";
import { selectOtherKitchens } from "./other-kitchens.queries.ts";
import { ordersThatFit, roomLeft } from "./rules/room.ts";

/** A kitchen that could make an order in place of its own, and how many of its work have room in the slot. */
export type OtherKitchen = { id: string; name: string; placesLeft: number };

/**
 * The kitchens that could make an order of this slot instead: of the same city, because a rider has to reach the
 * address, and of the same state, because its GSTIN and taxes are on the invoice. Each pincode belongs to one kitchen,
 * so the others need not serve it, but must deliver the option. None for pickup: the customer goes to the kitchen.
 */
export async function listOtherKitchens(
  { db, clock }: Pick<Services, "db" | "clock">,
  { slot, orderId }: { slot: SlotKey; orderId: string },
): Promise<OtherKitchen[]> {
  if (slot.option === "pickup") return [];
  const [work, kitchens] = await Promise.all([
    selectReservedWork(db, orderId),
    selectOtherKitchens(db, { slot, now: clock() }),
  ]);
  return kitchens.map(({ id, name, limits, taken }) => ({
    ...{ id, name },
    placesLeft: ordersThatFit(roomLeft(limits, taken), work ?? NO_WORK),
  }));
}
