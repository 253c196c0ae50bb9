import { and, asc, between, count, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { preparedQuery } from "../prepared-query.ts";
import { deliveryOptions, deliveryWindows, kitchens, pincodes, slotHolds, slots } from "./delivery.tables.ts";

type Handle = Db | Tx;

/**
 * The pincode with its kitchen, and every option of the shop with its windows, in the shop's order: a row an option,
 * because a row a window costs twice the time. Empty when the pincode is not served.
 */
export const selectOffer = preparedQuery("select-offer", (db, { pincode }: { pincode: string }) => {
  const { option, startMinute, endMinute } = deliveryWindows;
  const window = sql`json_build_object('startMinute', ${startMinute}, 'endMinute', ${endMinute})`;
  const ofOptions = db
    .select({
      option,
      list: sql<OfferedMinutes[]>`json_agg(${window} order by ${startMinute})`.as("list"),
    })
    .from(deliveryWindows)
    .groupBy(option)
    .as("windows");
  return db
    .select({ place: pincodes, kitchen: kitchens, option: deliveryOptions, windows: ofOptions.list })
    .from(pincodes)
    .innerJoin(kitchens, eq(kitchens.id, pincodes.kitchenId))
    .innerJoin(deliveryOptions, sql`true`)
    .innerJoin(ofOptions, eq(ofOptions.option, deliveryOptions.option))
    .where(eq(pincodes.pincode, pincode))
    .orderBy(asc(deliveryOptions.position));
});

type OfferedMinutes = { startMinute: number; endMinute: number };

export function selectFees(db: Handle) {
  const { option, feePaise, freeFromPaise } = deliveryOptions;
  return db.select({ option, feePaise, freeFromPaise }).from(deliveryOptions);
}

export async function selectPincode(db: Handle, pincode: string) {
  const [row] = await db.select().from(pincodes).where(eq(pincodes.pincode, pincode));
  return row;
}

export function selectAreas(db: Handle, among: string[]) {
  const { pincode, area } = pincodes;
  return db.select({ pincode, area }).from(pincodes).where(inArray(pincode, among));
}

export function selectKitchens(db: Handle) {
  const { id, name, city } = kitchens;
  return db.select({ id, name, city }).from(kitchens).orderBy(asc(city), asc(name));
}

/** Reserved capacity of a kitchen between two days, and how much of it is held by expired payments. */
export function selectTaken(db: Handle, kitchenId: string, from: Day, to: Day, now: Date) {
  return db
    .select({
      on: slots.onDate,
      option: slots.option,
      startMinute: slots.startMinute,
      capacity: slots.capacity,
      taken: slots.taken,
      lapsed: count(slotHolds.id),
    })
    .from(slots)
    .leftJoin(
      slotHolds,
      and(eq(slotHolds.slotId, slots.id), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)),
    )
    .where(and(eq(slots.kitchenId, kitchenId), between(slots.onDate, from, to)))
    .groupBy(slots.id);
}

const selectKitchenQuery = preparedQuery("select-kitchen", (db, { id }: { id: string }) =>
  db.select().from(kitchens).where(eq(kitchens.id, id)),
);

export async function selectKitchen(db: Handle, id: string) {
  const [row] = await selectKitchenQuery(db, { id });
  return row;
}
