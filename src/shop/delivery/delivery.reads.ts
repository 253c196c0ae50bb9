import { addDays, type Day, dayOf } from "../basics/india-time.ts";
import { NO_WORK, type Work } from "../catalogue/rules/work.ts";
import type { Services } from "../services.ts";
import {
  selectAreas,
  selectBusiestKitchen,
  selectFees,
  selectKitchen,
  selectKitchens,
  selectKitchensWithArea,
  selectSold,
  selectWindows,
} from "./delivery.queries.ts";
import type { Fees } from "./rules/fee.ts";
import { findOption } from "./rules/find-option.ts";
import { longestLeadUntil } from "./rules/first-arrival.ts";
import type { DeliveryOption } from "./rules/options.ts";
import { startOf, type Window, windowLabel } from "./rules/windows.ts";
import { selectReservedWork } from "./slots/holds.queries.ts";

/** The work that an order has reserved. Later changes of its products do not change it. */
export async function getReservedWork(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<Work> {
  return (await selectReservedWork(services.db, orderId)) ?? NO_WORK;
}

/** Every kitchen of the shop, by city and name. Closed ones too, because orders name them. */
export async function listKitchens(
  services: Pick<Services, "db">,
): Promise<{ id: string; name: string; city: string; isOpen: boolean }[]> {
  return selectKitchens(services.db);
}

/** A kitchen as shoppers meet it: where to pick up, and who bakes. */
export type Kitchen = {
  id: string;
  name: string;
  city: string;
  /** GST state code, two digits. */
  stateCode: string;
  address: string;
  pincode: string;
  /** Empty if there is none. */
  phone: string;
  /** Empty if the shop's licence holds for it. */
  fssai: string;
};

/** The kitchen of this id. Kitchens are never deleted, so an order always finds its own. */
export async function getKitchen(services: Services, { id }: { id: string }): Promise<Kitchen> {
  const kitchen = await selectKitchen(services.db, id);
  if (!kitchen) throw new Error(`there is no kitchen ${id}`);
  const { name, city, stateCode, address, pincode, phone, fssai } = kitchen;
  return { id, name, city, stateCode, address, pincode, phone, fssai };
}

export async function hasKitchen(services: Pick<Services, "db">, { id }: { id: string }): Promise<boolean> {
  return (await selectKitchen(services.db, id)) !== undefined;
}

/** Areas by pincode, such as `Connaught Place`. Pincodes no longer served are missing. */
export async function nameAreas(
  services: Pick<Services, "db">,
  { pincodes }: { pincodes: string[] },
): Promise<Map<string, string>> {
  const rows = await selectAreas(services.db, [...new Set(pincodes)]);
  return new Map(rows.map(({ pincode, area }) => [pincode, area]));
}

/** Every option with its windows, in the shop's order. */
export async function listWindowsOfOptions(
  services: Pick<Services, "db">,
): Promise<{ option: DeliveryOption; windows: Window[] }[]> {
  const windows = await selectWindows(services.db);
  return [...Map.groupBy(windows, ({ option }) => option)].map(([option, ofOption]) => ({
    option,
    windows: ofOption,
  }));
}

/** The longest lead time, in hours, that a window by this day leaves at any pincode. -1 if none is left. */
export async function longestLeadBy(services: Services, by: Day): Promise<number> {
  const windows = await selectWindows(services.db);
  return longestLeadUntil(windows, by, services.clock());
}

/** Lists the fee of each option. */
export async function listFees(services: Services): Promise<Fees> {
  const fees: Fees = {};
  for (const { option, feePaise, freeFromPaise } of await selectFees(services.db)) {
    const knownOption = findOption(option);
    if (!knownOption) continue;
    fees[knownOption] = { feePaise, freeFromPaise };
  }
  return fees;
}

/** A window with reservations, over all kitchens that have one in it. */
export type SoldWindow = Window & {
  /** The day on which it is delivered: of Midnight, the evening before its date. */
  workOn: Day;
  label: string;
  sold: number;
  capacity: number;
};

/** The next windows with reservations, in the order of the day, from the one that is under way. */
export async function listSoldWindows(
  services: Pick<Services, "db" | "clock">,
  { limit }: { limit: number },
): Promise<SoldWindow[]> {
  const now = services.clock();
  const today = dayOf(now);
  const rows = await listSoldBetween(services, { from: today, to: addDays(today, 1) });
  return rows
    .filter(({ startsAt, ...row }) => +startsAt + (row.endMinute - row.startMinute) * 60_000 > +now)
    .sort((first, second) => +first.startsAt - +second.startsAt || first.endMinute - second.endMinute)
    .slice(0, limit)
    .map(({ startsAt: _startsAt, ...window }) => window);
}

/** The windows with reservations that are worked on this day, of one kitchen or of all. */
export async function listSoldOn(
  services: Pick<Services, "db">,
  { on, kitchenId }: { on: Day; kitchenId: string | null },
): Promise<SoldWindow[]> {
  const rows = await listSoldBetween(services, { from: on, to: addDays(on, 1), kitchenId });
  return rows.filter(({ workOn }) => workOn === on).map(({ startsAt: _startsAt, ...window }) => window);
}

async function listSoldBetween(
  services: Pick<Services, "db">,
  range: { from: Day; to: Day; kitchenId?: string | null },
) {
  const rows = await selectSold(services.db, range);
  return rows.map(({ on, ...row }) => {
    const startsAt = startOf(row, on);
    return { ...row, label: windowLabel(row, on), startsAt, workOn: dayOf(startsAt) };
  });
}

/** The open kitchen that has sold the most between two days; null if none has sold. */
export async function findBusiestKitchen(
  { db }: Pick<Services, "db">,
  range: { from: Day; to: Day },
): Promise<string | null> {
  return (await selectBusiestKitchen(db, range)) ?? null;
}

export type SlotUse = Window & { taken: number; capacity: number };

/** Places taken and offered in the windows of these days that had an order, by option and window, over all kitchens. */
export async function sumSlotUse(
  { db }: Pick<Services, "db">,
  { from, to }: { from: Day; to: Day },
): Promise<SlotUse[]> {
  const windows = new Map<string, SlotUse>();
  for (const { option, startMinute, endMinute, sold, capacity } of await selectSold(db, { from, to })) {
    const key = `${option} ${startMinute}`;
    const sum = windows.get(key) ?? { option, startMinute, endMinute, taken: 0, capacity: 0 };
    windows.set(key, { ...sum, taken: sum.taken + sold, capacity: sum.capacity + capacity });
  }
  return [...windows.values()].sort((first, second) => first.startMinute - second.startMinute);
}

/** Every open kitchen with how many pincodes it serves, and whether it is one of the demo shop. */
export async function listKitchensWithArea(
  services: Pick<Services, "db">,
): Promise<{ name: string; stateCode: string; isDemo: boolean; pincodes: number }[]> {
  return selectKitchensWithArea(services.db);
}

/** How many windows a day can be ordered, of all options. */
export async function countWindows(services: Pick<Services, "db">): Promise<number> {
  const windows = await selectWindows(services.db);
  return windows.length;
}
