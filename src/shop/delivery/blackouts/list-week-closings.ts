import { addDays, type Day } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { selectWindows } from "../delivery.queries.ts";
import { selectServedBy } from "../pincodes/pincodes.queries.ts";
import { closesWindow, coversWindow } from "../rules/bookable.ts";
import { WEEK_DAYS } from "../rules/week.ts";
import type { WindowClosing } from "../rules/window-closings.ts";
import { type Blackout, selectCurrent } from "./blackouts.queries.ts";

/**
 * The windows of a kitchen's week that blackouts close, one row per window: a closing of all pincodes replaces one of
 * some, and one of all hours replaces one of some hours. The caller has checked permissions.
 */
export async function listWeekClosings(
  { db, clock }: Pick<Services, "db" | "clock">,
  { kitchenId, from }: { kitchenId: string; from: Day },
): Promise<WindowClosing[]> {
  const [windows, current] = await Promise.all([selectWindows(db), selectCurrent(db, clock())]);
  const blackouts = await servedParts(db, { current, kitchenId });
  const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => addDays(from, ahead));
  return windows.flatMap(({ option, startMinute, endMinute }) =>
    days.flatMap((on) => {
      const window = { option, startMinute, endMinute };
      const [closing] = blackouts
        .filter((blackout) => closesWindow(blackout, window, on))
        .map(({ id, reason, pincodes, ...times }) => ({
          ...{ on, option, startMinute, blackoutId: id, reason, pincodes },
          isInPart: option === "express" && !coversWindow(times, window, on),
        }))
        .sort((first, second) => reach(first) - reach(second));
      return closing ? [closing] : [];
    }),
  );
}

/** For sorting: what closes most comes first. */
function reach({ pincodes, isInPart }: WindowClosing): number {
  return (pincodes === null ? 0 : 2) + (isInPart ? 1 : 0);
}

/** The blackouts that concern the kitchen, with those of its pincodes that they close. */
async function servedParts(
  db: Services["db"],
  { current, kitchenId }: { current: Blackout[]; kitchenId: string },
): Promise<Blackout[]> {
  const ofKitchen = current.filter((blackout) => [null, kitchenId].includes(blackout.kitchenId));
  const named = [...new Set(ofKitchen.flatMap(({ pincodes }) => pincodes ?? []))];
  const served = named.length > 0 ? await selectServedBy(db, { kitchenId, among: named }) : [];
  const isServed = new Set(served.map(({ pincode }) => pincode));
  return ofKitchen
    .map((blackout) => ({
      ...blackout,
      pincodes: blackout.pincodes?.filter((pincode) => isServed.has(pincode)) ?? null,
    }))
    .filter(({ pincodes }) => pincodes === null || pincodes.length > 0);
}
