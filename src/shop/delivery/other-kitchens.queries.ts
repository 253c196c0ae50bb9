import { and, asc, eq, exists, isNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { deliveryOptions, kitchens, pincodes, slotHolds, slots } from "./delivery.tables.ts";
import type { SlotKey } from "./holds.queries.ts";
import type { DeliveryOption } from "./rules/options.ts";

const OFFERS = {
  standard: pincodes.standard,
  express: pincodes.express,
  "fixed-time": pincodes.fixedTime,
  midnight: pincodes.midnight,
  pickup: pincodes.pickup,
} satisfies Record<DeliveryOption, unknown>;

/** The other open kitchens of the same city and state that deliver this option anywhere, with their places of the slot. */
export function selectOtherKitchens(db: Db | Tx, { slot, now }: { slot: SlotKey; now: Date }) {
  const current = alias(kitchens, "current_kitchen");
  const lapsed = db
    .select({ count: sql<number>`count(*)::int` })
    .from(slotHolds)
    .where(and(eq(slotHolds.slotId, slots.id), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)));
  const offered = db
    .select({ pincode: pincodes.pincode })
    .from(pincodes)
    .where(and(eq(pincodes.kitchenId, kitchens.id), eq(OFFERS[slot.option], true)));
  return db
    .select({
      ...{ id: kitchens.id, name: kitchens.name },
      placesLeft: sql<number>`coalesce(${slots.capacity} - ${slots.taken} + (${lapsed}), ${deliveryOptions.capacity})::int`,
    })
    .from(kitchens)
    .innerJoin(
      current,
      and(
        eq(current.id, slot.kitchenId),
        eq(current.city, kitchens.city),
        eq(current.stateCode, kitchens.stateCode),
      ),
    )
    .innerJoin(deliveryOptions, eq(deliveryOptions.option, slot.option))
    .leftJoin(
      slots,
      and(
        eq(slots.kitchenId, kitchens.id),
        eq(slots.onDate, slot.onDate),
        eq(slots.option, slot.option),
        eq(slots.startMinute, slot.startMinute),
      ),
    )
    .where(and(ne(kitchens.id, slot.kitchenId), isNull(kitchens.closedAt), exists(offered)))
    .orderBy(asc(kitchens.name));
}
