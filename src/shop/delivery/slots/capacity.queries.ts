import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Work } from "../../catalogue/rules/work.ts";
import { deliveryOptions, slots } from "../delivery.tables.ts";

type Handle = Db | Tx;

/*
 * The room of a slot: places, and minutes of oven and decorator. Minutes are limited by the slot's option, which each
 * statement reads again: a lower limit leaves what is sold, and takes nothing more.
 */

/** The minutes that the slot's option has now; null for no limit. */
function limitsOf(db: Handle) {
  const limit = (column: typeof deliveryOptions.ovenMinutes | typeof deliveryOptions.decoratorMinutes) =>
    sql`(${db.select({ column }).from(deliveryOptions).where(eq(deliveryOptions.option, slots.option))})`;
  return { oven: limit(deliveryOptions.ovenMinutes), decorator: limit(deliveryOptions.decoratorMinutes) };
}

/** Work as parameters of a statement. */
type Minutes = { ovenMinutes: SQL; decoratorMinutes: SQL };

export function parameters({ ovenMinutes, decoratorMinutes }: Work): Minutes {
  return { ovenMinutes: sql`${ovenMinutes}::int`, decoratorMinutes: sql`${decoratorMinutes}::int` };
}

/** The taken capacity of a slot: its columns, or less when expired holds are returned by the same statement. */
export type Taken = { places: SQL; oven: SQL; decorator: SQL };

export const TAKEN: Taken = {
  places: sql`${slots.taken}`,
  oven: sql`${slots.takenOvenMinutes}`,
  decorator: sql`${slots.takenDecoratorMinutes}`,
};

/** Is a place free, with the minutes of this work? Who needs no minutes is not refused for them. */
export function hasRoom(db: Handle, taken: Taken, work: Minutes) {
  const { oven, decorator } = limitsOf(db);
  const fits = (sum: SQL, minutes: SQL, limit: SQL) =>
    sql`(${minutes} = 0 or coalesce(${sum} + ${minutes} <= ${limit}, true))`;
  return and(
    sql`${taken.places} < ${slots.capacity}`,
    fits(taken.oven, work.ovenMinutes, oven),
    fits(taken.decorator, work.decoratorMinutes, decorator),
  );
}

/** The columns of a slot with one order more. They hold the limits too, so that a CHECK can compare. */
export function takenWith(db: Handle, taken: Taken, { ovenMinutes, decoratorMinutes }: Minutes) {
  const limits = limitsOf(db);
  const limit = (minutes: SQL, stored: AnyColumn, current: SQL) =>
    sql`case when ${minutes} = 0 then ${stored} else ${current} end`;
  return {
    taken: sql`${taken.places} + 1`,
    takenOvenMinutes: sql`${taken.oven} + ${ovenMinutes}`,
    takenDecoratorMinutes: sql`${taken.decorator} + ${decoratorMinutes}`,
    ovenMinutes: limit(ovenMinutes, slots.ovenMinutes, limits.oven),
    decoratorMinutes: limit(decoratorMinutes, slots.decoratorMinutes, limits.decorator),
  };
}

/** The taken capacity of a slot after these sums of holds are released. */
export function takenWithout(freed: { places: unknown; oven: unknown; decorator: unknown }): Taken {
  return {
    places: sql`${slots.taken} - ${freed.places}`,
    oven: sql`${slots.takenOvenMinutes} - ${freed.oven}`,
    decorator: sql`${slots.takenDecoratorMinutes} - ${freed.decorator}`,
  };
}

/** Places and minutes of holds, as columns of a statement. */
export function sums(ovenMinutes: unknown, decoratorMinutes: unknown) {
  return {
    places: sql<number>`count(*)::int`.as("places"),
    oven: sql<number>`coalesce(sum(${ovenMinutes}), 0)::int`.as("oven"),
    decorator: sql<number>`coalesce(sum(${decoratorMinutes}), 0)::int`.as("decorator"),
  };
}
