import { type AnyColumn, and, asc, eq, exists, isNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import { deliveryOptions, kitchens, pincodes, slotHolds, slots } from "../delivery.tables.ts";
import type { DeliveryOption } from "../rules/options.ts";
import type { SlotKey } from "../slots/holds.queries.ts";

const OFFERS = {
  standard: pincodes.standard,
  express: pincodes.express,
  "fixed-time": pincodes.fixedTime,
  midnight: pincodes.midnight,
  pickup: pincodes.pickup,
} satisfies Record<DeliveryOption, unknown>;

/**
 * The other open kitchens of the same city and state that deliver this option anywhere, with the limits of the slot and
 * what is taken of it without expired holds.
 */
export function selectOtherKitchens(db: Db | Tx, { slot, now }: { slot: SlotKey; now: Date }) {
  const current = alias(kitchens, "current_kitchen");
  const expiredHolds = db
    .select({
      places: sql<number>`count(*)`.as("places"),
      ovenMinutes: sql<number>`coalesce(sum(${slotHolds.ovenMinutes}), 0)`.as("oven"),
      decoratorMinutes: sql<number>`coalesce(sum(${slotHolds.decoratorMinutes}), 0)`.as("decorator"),
    })
    .from(slotHolds)
    .where(and(eq(slotHolds.slotId, slots.id), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)))
    .as("expired_holds");
  const without = (taken: AnyColumn, freed: unknown) => sql<number>`(coalesce(${taken}, 0) - ${freed})::int`;
  const offered = db
    .select({ pincode: pincodes.pincode })
    .from(pincodes)
    .where(and(eq(pincodes.kitchenId, kitchens.id), eq(OFFERS[slot.option], true)));
  return db
    .select({
      ...{ id: kitchens.id, name: kitchens.name },
      limits: {
        places: sql<number>`coalesce(${slots.capacity}, ${deliveryOptions.capacity})::int`,
        ovenMinutes: deliveryOptions.ovenMinutes,
        decoratorMinutes: deliveryOptions.decoratorMinutes,
      },
      taken: {
        places: without(slots.taken, expiredHolds.places),
        ovenMinutes: without(slots.takenOvenMinutes, expiredHolds.ovenMinutes),
        decoratorMinutes: without(slots.takenDecoratorMinutes, expiredHolds.decoratorMinutes),
      },
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
    .crossJoinLateral(expiredHolds)
    .where(and(ne(kitchens.id, slot.kitchenId), isNull(kitchens.closedAt), exists(offered)))
    .orderBy(asc(kitchens.name));
}
