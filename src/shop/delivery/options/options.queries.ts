import { and, asc, count, eq, gt, gte, lte, max, ne, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../infrastructure/database/db.ts";
import type { Session } from "../../accounts/identity.ts";
import type { Day } from "../../basics/india-time.ts";
import { deliveryOptions, deliveryWindows, slots } from "../delivery.tables.ts";
import type { OptionSettings } from "../rules/option-settings.ts";
import type { DeliveryOption } from "../rules/options.ts";
import type { DayMinutes } from "../rules/window-list.ts";

type Handle = Db | Tx;
export type StoredOption = typeof deliveryOptions.$inferSelect;

export function selectOptions(db: Handle): Promise<StoredOption[]> {
  return db.select().from(deliveryOptions).orderBy(asc(deliveryOptions.position));
}

/** The option, locked until the transaction ends. New slots refer to it, which this lock allows. */
export async function lockOption(tx: Tx, option: DeliveryOption): Promise<StoredOption | undefined> {
  const [row] = await tx
    .select()
    .from(deliveryOptions)
    .where(eq(deliveryOptions.option, option))
    .for("no key update");
  return row;
}

export function selectWindowsOf(db: Handle, option: DeliveryOption): Promise<DayMinutes[]> {
  const { startMinute, endMinute } = deliveryWindows;
  return db
    .select({ startMinute, endMinute })
    .from(deliveryWindows)
    .where(eq(deliveryWindows.option, option))
    .orderBy(asc(startMinute));
}

type Saved = { settings: OptionSettings; seen: number; staff: Session; at: Date };

/**
 * Saves an option as a new version; false if another person saved since the seen one (since `runFrom`, only `changedBy`
 * has). A token must name the present version: parallel runs of one program would overwrite each other.
 */
export async function updateOption(tx: Tx, option: DeliveryOption, saved: Saved): Promise<boolean> {
  const { settings, seen, staff, at } = saved;
  // A program is not its holder: each would overwrite what the other has not seen.
  const by = staff.token?.id ?? staff.userId;
  const { version, runFrom, changedBy } = deliveryOptions;
  const { windows: _windows, ...columns } = settings;
  const isOwnRun = staff.token ? undefined : and(eq(changedBy, by), lte(runFrom, seen));
  const updated = await tx
    .update(deliveryOptions)
    .set({
      ...columns,
      version: sql`${version} + 1`,
      runFrom: sql`case when ${changedBy} = ${by} then ${runFrom} else ${version} end`,
      ...{ changedBy: by, changedByName: staff.name?.trim() || staff.email, changedAt: at },
    })
    .where(and(eq(deliveryOptions.option, option), or(eq(version, seen), isOwnRun)))
    .returning({ version });
  return updated.length === 1;
}

export async function replaceWindows(tx: Tx, option: DeliveryOption, windows: DayMinutes[]): Promise<void> {
  await tx.delete(deliveryWindows).where(eq(deliveryWindows.option, option));
  await tx.insert(deliveryWindows).values(windows.map((window) => ({ option, ...window })));
}

/** Slots of an option from this day on that have its normal capacity. */
const normalSlots = (option: DeliveryOption, { from, capacity }: { from: Day; capacity: number }) =>
  and(eq(slots.option, option), gte(slots.onDate, from), eq(slots.capacity, capacity));

/** Slots of an option from this day on that have reservations or places of their own, the earliest first. */
export function selectUsedSlots(
  tx: Tx,
  option: DeliveryOption,
  { from, capacity }: { from: Day; capacity: number },
) {
  return tx
    .select({ on: slots.onDate, startMinute: slots.startMinute, taken: slots.taken })
    .from(slots)
    .where(
      and(
        eq(slots.option, option),
        gte(slots.onDate, from),
        or(gt(slots.taken, 0), ne(slots.capacity, capacity)),
      ),
    )
    .orderBy(asc(slots.onDate), asc(slots.id));
}

/** The most reservations in a slot of normal capacity, if these are more than `above`. */
export async function selectMostTaken(
  tx: Tx,
  option: DeliveryOption,
  { above, ...normal }: { above: number; from: Day; capacity: number },
): Promise<number | null> {
  const [row] = await tx
    .select({ most: max(slots.taken) })
    .from(slots)
    .where(and(normalSlots(option, normal), gt(slots.taken, above)));
  return row?.most ?? null;
}

/** How many slots from this day on have sold more minutes than their option has now, by option. */
export async function countOverfull(db: Handle, from: Day): Promise<Map<DeliveryOption, number>> {
  const { option, ovenMinutes, decoratorMinutes } = deliveryOptions;
  const rows = await db
    .select({ option, many: count() })
    .from(slots)
    .innerJoin(deliveryOptions, eq(option, slots.option))
    .where(
      and(
        gte(slots.onDate, from),
        or(gt(slots.takenOvenMinutes, ovenMinutes), gt(slots.takenDecoratorMinutes, decoratorMinutes)),
      ),
    )
    .groupBy(option);
  return new Map(rows.map((row) => [row.option, row.many]));
}

/** Gives slots of normal capacity the new one, unless they have more reservations. */
export async function updateCapacity(
  tx: Tx,
  option: DeliveryOption,
  { to, ...normal }: { to: number; from: Day; capacity: number },
): Promise<void> {
  await tx
    .update(slots)
    .set({ capacity: to })
    .where(and(normalSlots(option, normal), lte(slots.taken, to)));
}
