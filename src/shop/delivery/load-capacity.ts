import type { Day } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { selectTaken } from "./delivery.queries.ts";
import type { OfferedOption } from "./load-offer.ts";
import type { Window } from "./rules/windows.ts";

/** Capacity of a window on a day, and how much of it is free. */
export type SlotCapacity = { capacity: number; placesLeft: number };

/**
 * Loads a kitchen's capacity between two days in one query. A window without a row has its option's full capacity;
 * expired holds count as free.
 */
export async function loadCapacity(
  services: Services,
  kitchenId: string,
  { from, to }: { from: Day; to: Day },
): Promise<(on: Day, window: Window, option: OfferedOption) => SlotCapacity> {
  const rows = await selectTaken(services.db, kitchenId, from, to, services.clock());
  const byWindow = new Map(rows.map((row) => [`${row.on} ${row.option} ${row.startMinute}`, row]));
  return (on, window, option) => {
    const row = byWindow.get(`${on} ${window.option} ${window.startMinute}`);
    if (!row) return { capacity: option.capacity, placesLeft: option.capacity };
    return { capacity: row.capacity, placesLeft: row.capacity - row.taken + row.lapsed };
  };
}
