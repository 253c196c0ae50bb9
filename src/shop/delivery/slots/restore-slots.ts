import type { Tx } from "../../../infrastructure/database/db.ts";
import type { RestorableRecord } from "../../audit/rules/changed-record.ts";
import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { lockOption } from "../options/options.queries.ts";
import { placesText, readSlotKey, recordedPlaces } from "../rules/slot-record.ts";
import type { SlotKey } from "./holds.queries.ts";
import { selectSlotAt, updateSlotCapacity } from "./week-capacity.queries.ts";

/** The places before and after, for the log. */
type Restored = { from: number; to: number };

/**
 * Undoes changes of the places of windows in the caller's transaction, which rolls back unless all could be restored.
 * @returns `blocked` if the places were changed again, `impossible` if more is sold than the old places, or the day is
 * over. `said`: the words of the log for a window, because the normal places may have changed since
 */
export async function restoreSlots(
  services: Pick<Services, "clock"> & { db: Tx },
  { records }: { records: RestorableRecord[] },
): Promise<{ blocked: string[]; impossible: string[]; said?: { before: string; after: string } }> {
  const blocked: string[] = [];
  const impossible: string[] = [];
  const restoredSlots: Restored[] = [];
  for (const { key, before, after } of records) {
    const slot = readSlotKey(key);
    const places = { before: placesOf(before.places), after: placesOf(after.places) };
    const restored = slot ? await restoreSlot(services, slot, places) : "blocked";
    if (restored === "blocked") blocked.push(key);
    else if (restored === "impossible") impossible.push(key);
    else restoredSlots.push(restored);
  }
  // A change of places is of one window.
  const [slot] = restoredSlots;
  const said = slot && { before: placesText(slot.from), after: placesText(slot.to) };
  return { blocked, impossible, ...(said && { said }) };
}

async function restoreSlot(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  key: SlotKey,
  { before, after }: { before: number | null; after: number | null },
): Promise<Restored | "blocked" | "impossible"> {
  // The normal places stay as they are until the end.
  const normal = (await lockOption(tx, key.option))?.capacity;
  const stored = await selectSlotAt(tx, key);
  if (normal === undefined || !stored) return "blocked";
  const isAsLeft =
    after === null ? recordedPlaces(stored.capacity, { normal }) === null : stored.capacity === after;
  if (!isAsLeft) return "blocked";
  if (key.onDate < dayOf(clock())) return "impossible";
  const to = before ?? normal;
  if (await updateSlotCapacity(tx, { id: stored.id, seen: stored.capacity, to }))
    return { from: stored.capacity, to };
  // Places were changed or sold between the two statements.
  const now = await selectSlotAt(tx, key);
  return now?.capacity === stored.capacity ? "impossible" : "blocked";
}

function placesOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
