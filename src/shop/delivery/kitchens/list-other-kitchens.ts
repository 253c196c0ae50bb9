import { NO_WORK } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import { ordersThatFit, roomLeft } from "../rules/room.ts";
import { type SlotKey, selectReservedWork } from "../slots/holds.queries.ts";
import { selectOtherKitchens } from "./other-kitchens.queries.ts";

/** A kitchen that could make an order in place of its own, and how many of its work have room in the slot. */
export type OtherKitchen = { id: string; name: string; placesLeft: number };

/**
 * Kitchens that could make an order of this slot instead: of the same city, for the rider, and state, for GSTIN and
 * taxes. They must deliver the option, but need not serve the pincode. None for pickup: the customer goes there.
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
