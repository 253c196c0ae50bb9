import { addDays, type Day } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { selectWindows } from "../delivery.queries.ts";
import { type StoredOption, selectOptions } from "../options/options.queries.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import { WEEK_DAYS } from "../rules/week.ts";
import { type Window, windowLabel } from "../rules/windows.ts";
import { type StoredSlot, selectSlotsOf } from "./week-capacity.queries.ts";

/** A window of a day: places, and minutes of oven and decorator. Null: no limit. */
export type DayCapacity = {
  on: Day;
  taken: number;
  capacity: number;
  /** Whether it has other places than its option normally has. */
  isSet: boolean;
  oven: { taken: number; limit: number | null };
  decorator: { taken: number; limit: number | null };
};

export type WindowCapacity = Window & { label: string; days: DayCapacity[] };

export type OptionCapacity = {
  option: DeliveryOption;
  name: string;
  /** Places of a window unless a day has its own. */
  capacity: number;
  windows: WindowCapacity[];
};

/** Lists the sold and total capacity of a kitchen for each window of a week. The caller has checked permissions. */
export async function listWeekCapacity(
  { db }: Pick<Services, "db">,
  { kitchenId, from }: { kitchenId: string; from: Day },
): Promise<{ days: Day[]; options: OptionCapacity[] }> {
  const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => addDays(from, ahead));
  const [options, windows, stored] = await Promise.all([
    selectOptions(db),
    selectWindows(db),
    selectSlotsOf(db, { kitchenId, from, to: addDays(from, WEEK_DAYS - 1) }),
  ]);
  const slotOf = new Map(stored.map((slot) => [`${slot.onDate} ${slot.option} ${slot.startMinute}`, slot]));
  return {
    days,
    options: options.map((option) => ({
      ...{ option: option.option, name: OPTION_NAMES[option.option], capacity: option.capacity },
      windows: windows
        .filter((window) => window.option === option.option)
        .map((window) => ({
          ...{ option: window.option, startMinute: window.startMinute, endMinute: window.endMinute },
          label: windowLabel(window),
          days: days.map((on) =>
            dayOfWindow(on, option, slotOf.get(`${on} ${window.option} ${window.startMinute}`)),
          ),
        })),
    })),
  };
}

function dayOfWindow(on: Day, option: StoredOption, slot: StoredSlot | undefined): DayCapacity {
  const capacity = slot?.capacity ?? option.capacity;
  return {
    ...{ on, taken: slot?.taken ?? 0, capacity, isSet: capacity !== option.capacity },
    oven: { taken: slot?.takenOvenMinutes ?? 0, limit: option.ovenMinutes },
    decorator: { taken: slot?.takenDecoratorMinutes ?? 0, limit: option.decoratorMinutes },
  };
}
