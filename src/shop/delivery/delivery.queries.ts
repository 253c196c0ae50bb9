import {
  type AnyColumn,
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import { preparedQuery } from "../prepared-query.ts";
import { concerns } from "./blackouts/blackouts.queries.ts";
import {
  blackouts,
  deliveryOptions,
  deliveryWindows,
  kitchens,
  pincodes,
  slotHolds,
  slots,
} from "./delivery.tables.ts";
import type { DeliveryOption } from "./rules/options.ts";

type Handle = Db | Tx;

/**
 * The pincode with its kitchen and the blackouts there, and every option of the shop with its windows, in the shop's
 * order: one row per option, because one row per window takes twice the time. Empty when the pincode is not served.
 */
export const selectOffer = preparedQuery("select-offer", (db, input: { pincode: string; now: Date }) => {
  const { pincode, now } = input;
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
  const closing = sql`json_build_object('option', ${blackouts.option}, 'startMinute', ${blackouts.startMinute},
    'startsAt', ${blackouts.startsAt}, 'endsAt', ${blackouts.endsAt})`;
  const inForce = and(
    concerns(pincodes.kitchenId, pincodes.pincode),
    or(isNull(blackouts.endsAt), gt(blackouts.endsAt, now)),
  );
  const closings = sql<
    StoredClosing[] | null
  >`(select json_agg(${closing}) from ${blackouts} where ${inForce})`;
  return db
    .select({
      ...{ place: pincodes, kitchen: kitchens, option: deliveryOptions },
      ...{ windows: ofOptions.list, closings },
    })
    .from(pincodes)
    .innerJoin(kitchens, eq(kitchens.id, pincodes.kitchenId))
    .innerJoin(deliveryOptions, sql`true`)
    .innerJoin(ofOptions, eq(ofOptions.option, deliveryOptions.option))
    .where(and(eq(pincodes.pincode, pincode), isNull(kitchens.closedAt)))
    .orderBy(asc(deliveryOptions.position));
});

type OfferedMinutes = { startMinute: number; endMinute: number };

/** A blackout as JSON has it. */
export type StoredClosing = {
  option: DeliveryOption | null;
  startMinute: number | null;
  startsAt: string;
  endsAt: string | null;
};

/** All windows, in the order of the options and of the day. */
export function selectWindows(db: Handle) {
  const { option, startMinute, endMinute } = deliveryWindows;
  const { lastOrderMinutes, lastOrderAtMinute } = deliveryOptions;
  return db
    .select({ option, startMinute, endMinute, lastOrderMinutes, lastOrderAtMinute })
    .from(deliveryWindows)
    .innerJoin(deliveryOptions, eq(deliveryOptions.option, option))
    .orderBy(asc(deliveryOptions.position), asc(startMinute));
}

export function selectFees(db: Handle) {
  const { option, feePaise, freeFromPaise } = deliveryOptions;
  return db.select({ option, feePaise, freeFromPaise }).from(deliveryOptions);
}

/** The pincode, if an open kitchen serves it. */
export async function selectPincode(db: Handle, pincode: string) {
  const [row] = await db
    .select(getTableColumns(pincodes))
    .from(pincodes)
    .innerJoin(kitchens, and(eq(kitchens.id, pincodes.kitchenId), isNull(kitchens.closedAt)))
    .where(eq(pincodes.pincode, pincode));
  return row;
}

export function selectAreas(db: Handle, among: string[]) {
  const { pincode, area } = pincodes;
  return db.select({ pincode, area }).from(pincodes).where(inArray(pincode, among));
}

export function selectKitchens(db: Handle) {
  const { id, name, city, closedAt } = kitchens;
  return db
    .select({ id, name, city, isOpen: sql<boolean>`${closedAt} is null` })
    .from(kitchens)
    .orderBy(asc(city), asc(name));
}

/** How much of a kitchen's slots is taken between two days. Holds of expired payments do not count. */
export const selectTaken = preparedQuery(
  "select-taken",
  (db, { kitchenId, from, to, now }: { kitchenId: string; from: Day; to: Day; now: Date }) => {
    const without = (taken: AnyColumn, expiredHolds: AnyColumn) =>
      sql<number>`(${taken} - coalesce(sum(${expiredHolds}), 0))::int`;
    return db
      .select({
        on: slots.onDate,
        option: slots.option,
        startMinute: slots.startMinute,
        capacity: slots.capacity,
        places: sql<number>`(${slots.taken} - count(${slotHolds.id}))::int`,
        ovenMinutes: without(slots.takenOvenMinutes, slotHolds.ovenMinutes),
        decoratorMinutes: without(slots.takenDecoratorMinutes, slotHolds.decoratorMinutes),
      })
      .from(slots)
      .leftJoin(
        slotHolds,
        and(eq(slotHolds.slotId, slots.id), eq(slotHolds.state, "held"), lte(slotHolds.expiresAt, now)),
      )
      .where(and(eq(slots.kitchenId, kitchenId), between(slots.onDate, from, to)))
      .groupBy(slots.id);
  },
);

/** Reservations and capacity of each window with reservations between two days, summed over the kitchens. */
export function selectSold(
  db: Handle,
  { from, to, kitchenId = null }: { from: Day; to: Day; kitchenId?: string | null },
) {
  const { option, startMinute, endMinute } = deliveryWindows;
  return db
    .select({
      ...{ on: slots.onDate, option, startMinute, endMinute },
      sold: sql<number>`sum(${slots.taken})::int`,
      capacity: sql<number>`sum(${slots.capacity})::int`,
    })
    .from(kitchens)
    .innerJoin(slots, and(eq(slots.kitchenId, kitchens.id), between(slots.onDate, from, to)))
    .innerJoin(deliveryWindows, and(eq(option, slots.option), eq(startMinute, slots.startMinute)))
    .where(and(gt(slots.taken, 0), kitchenId === null ? undefined : eq(kitchens.id, kitchenId)))
    .groupBy(slots.onDate, option, startMinute, endMinute);
}

/** The open kitchen with the most reservations between two days. */
export async function selectBusiestKitchen(
  db: Handle,
  { from, to }: { from: Day; to: Day },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: slots.kitchenId })
    .from(slots)
    .innerJoin(kitchens, and(eq(kitchens.id, slots.kitchenId), isNull(kitchens.closedAt)))
    .where(between(slots.onDate, from, to))
    .groupBy(slots.kitchenId)
    .orderBy(desc(sql`sum(${slots.taken})`), asc(slots.kitchenId))
    .limit(1);
  return row?.id;
}

const selectKitchenQuery = preparedQuery("select-kitchen", (db, { id }: { id: string }) =>
  db.select().from(kitchens).where(eq(kitchens.id, id)),
);

export async function selectKitchen(db: Handle, id: string) {
  const [row] = await selectKitchenQuery(db, { id });
  return row;
}

/** The open kitchens, with the number of pincodes of each. */
export function selectKitchensWithArea(db: Handle) {
  const { name, stateCode, isDemo } = kitchens;
  return db
    .select({ name, stateCode, isDemo, pincodes: count(pincodes.pincode) })
    .from(kitchens)
    .leftJoin(pincodes, eq(pincodes.kitchenId, kitchens.id))
    .where(isNull(kitchens.closedAt))
    .groupBy(kitchens.id)
    .orderBy(asc(kitchens.name));
}
