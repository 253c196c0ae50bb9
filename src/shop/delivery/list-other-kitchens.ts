import type { Services } from "../services.ts";
import type { SlotKey } from "./holds.queries.ts";
import { selectOtherKitchens } from "./other-kitchens.queries.ts";

/** A kitchen that could make an order in place of its own, with the free places of the slot. */
export type OtherKitchen = { id: string; name: string; placesLeft: number };

/**
 * The kitchens that could make an order of this slot instead: of the same city, because a rider has to reach the
 * address, and of the same state, because its GSTIN and taxes stand on the invoice. Each pincode belongs to one kitchen,
 * so the others need not serve it, but must deliver the option. None for pickup: the customer goes to the kitchen.
 */
export async function listOtherKitchens(
  { db, clock }: Pick<Services, "db" | "clock">,
  { slot }: { slot: SlotKey },
): Promise<OtherKitchen[]> {
  return slot.option === "pickup" ? [] : selectOtherKitchens(db, { slot, now: clock() });
}
