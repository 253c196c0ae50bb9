import type { Day } from "../../basics/india-time.ts";
import type { Work } from "../../catalogue/rules/work.ts";
import type { Services } from "../../services.ts";
import { selectTaken } from "../delivery.queries.ts";
import { ordersThatFit, roomLeft } from "../rules/room.ts";
import type { Window } from "../rules/windows.ts";
import type { OfferedOption } from "./load-offer.ts";

/** Capacity of a window on a day, its free places, and for how many orders of the same work it has room. */
export type SlotCapacity = { capacity: number; placesFree: number; placesLeft: number };

/** A window on a day, for an order of this work. */
type Wanted = { on: Day; window: Window; option: OfferedOption; work: Work };

/**
 * Loads a kitchen's capacity between two days in one query. A window without a row has its option's full capacity;
 * expired holds count as free. Minutes are limited by the option.
 */
export async function loadCapacity(
  services: Services,
  kitchenId: string,
  { from, to }: { from: Day; to: Day },
): Promise<(wanted: Wanted) => SlotCapacity> {
  const rows = await selectTaken(services.db, { kitchenId, from, to, now: services.clock() });
  const byWindow = new Map(rows.map((row) => [`${row.on} ${row.option} ${row.startMinute}`, row]));
  return ({ on, window, option, work }) => {
    const row = byWindow.get(`${on} ${window.option} ${window.startMinute}`);
    const { ovenMinutes, decoratorMinutes } = option;
    const limits = { places: row?.capacity ?? option.capacity, ovenMinutes, decoratorMinutes };
    const free = row ? roomLeft(limits, row) : limits;
    return { capacity: limits.places, placesFree: free.places, placesLeft: ordersThatFit(free, work) };
  };
}
