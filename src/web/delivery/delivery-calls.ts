import { type Day, parseDay } from "../../shop/basics/india-time.ts";
import { fromRupees, type Paise } from "../../shop/basics/money.ts";
import { kitchenAddress } from "../../shop/delivery/rules/kitchen-address.ts";
import { apiFetch } from "../session/api-fetch.ts";

/** A place that the shop delivers to. */
export type Place = { pincode: string; area: string; city: string };

export type SlotView = {
  label: string;
  startMinute: number;
  placesLeft: number;
  capacity: number;
  state: "open" | "full" | "closed";
};

export type OptionView = {
  option: string;
  name: string;
  feePaise: Paise;
  freeFromPaise: Paise | null;
  slots: SlotView[];
};

/**
 * What a day offers at a place, with the shop's own date, as the browser's clock may be anywhere. `collectAt` is
 * the kitchen, where a Pickup order is handed over.
 */
export type WindowsView = { today: Day; options: OptionView[]; collectAt: string };

export type DayView = { date: Day; state: "open" | "full" | "closed"; slotsLeft: number };
export type DaysView = { today: Day; days: DayView[] };

/** Returns the place, or null if it is not served. Throws if the shop can't be reached. */
export async function fetchPlace(url: string): Promise<Place | null> {
  const reply = await apiFetch<Place>(url);
  if (reply.ok) return reply.message === "Pincode is valid" ? reply.data : null;
  if (reply.status === 200) return null;
  throw new Error(reply.message);
}

export async function fetchWindows(address: string): Promise<WindowsView> {
  type Option = Omit<OptionView, "feePaise" | "freeFromPaise"> & { fee: number; freeFrom: number | null };
  type Kitchen = { name: string; address: string; city: string; pincode: string };
  const data = await askShop<{ today: string; kitchen: Kitchen; options: Option[] }>(address);
  const { kitchen } = data;
  return {
    today: toDay(data.today),
    collectAt: kitchenAddress(kitchen),
    options: data.options.map(({ fee, freeFrom, ...option }) => ({
      ...option,
      feePaise: fromRupees(fee),
      freeFromPaise: freeFrom === null ? null : fromRupees(freeFrom),
    })),
  };
}

export async function fetchDays(address: string): Promise<DaysView> {
  const data = await askShop<{ today: string; days: DayView[] }>(address);
  return { today: toDay(data.today), days: data.days };
}

export const placeAddress = (pincode: string) => `/api/delivery/area/${encodeURIComponent(pincode)}`;

/** For all of these SKUs together. Without any: for what the kitchen can make at once. */
export const daysAddress = (pincode: string, ...skus: string[]) =>
  `/api/delivery/days/${encodeURIComponent(pincode)}?${new URLSearchParams(bySku(skus))}`;

/** The same, of one day. */
export const windowsAddress = (pincode: string, date: string, ...skus: string[]) =>
  `/api/delivery/windows/${encodeURIComponent(pincode)}?${new URLSearchParams([["date", date], ...bySku(skus)])}`;

const bySku = (skus: string[]) => skus.map((sku) => ["sku", sku]);

/** A window's label as people read it: `7 PM to 8 PM`. */
export function showWindow(label: string): string {
  return label.replace(/ [-–] /, " to ");
}

/** What the shop answers; throws its sentence when it refuses or can't be reached. */
export async function askShop<T>(address: string): Promise<T> {
  const reply = await apiFetch<T>(address);
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}

function toDay(text: string): Day {
  const day = parseDay(text);
  if (!day) throw new Error(`not a day: ${text}`);
  return day;
}
