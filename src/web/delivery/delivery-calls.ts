import {
  type Area,
  AreaReply,
  type DayOffer,
  DaysReply,
  type Slot,
  WindowsReply,
} from "../../contract/delivery.ts";
import type { Day } from "../../shop/basics/india-time.ts";
import { fromRupees, type Paise } from "../../shop/basics/money.ts";
import { kitchenAddress } from "../../shop/delivery/rules/kitchen-address.ts";
import { DELIVERY_OPTIONS, type DeliveryOption } from "../../shop/delivery/rules/options.ts";
import { slotWords } from "../../shop/delivery/rules/slot-words.ts";
import { EXPRESS_LABEL } from "../../shop/delivery/rules/windows.ts";
import { expressBy } from "../../shop/orders/rules/promised-hours.ts";
import { shopNow } from "../clock/shop-clock.ts";
import { apiFetch, NOT_UNDERSTOOD } from "../session/api-fetch.ts";
import { fetchOrThrow } from "../session/fetch-or-throw.ts";

export type OptionView = {
  option: DeliveryOption;
  name: string;
  feePaise: Paise;
  freeFromPaise: Paise | null;
  slots: Slot[];
};

/**
 * The options of a day at a location, with the shop's date. `collectAt` is the kitchen that hands over Pickup orders.
 */
export type WindowsView = { today: Day; options: OptionView[]; collectAt: string };

export type DaysView = { today: Day; days: DayOffer[] };

/** Returns the location, or null if it is not served. Throws if the shop can't be reached. */
export async function fetchArea(url: string): Promise<Area | null> {
  const reply = await apiFetch(url, { reply: AreaReply });
  if (reply.ok) return reply.data;
  if (reply.status === 200 && reply.code !== NOT_UNDERSTOOD) return null;
  throw new Error(reply.message);
}

export async function fetchWindows(url: string): Promise<WindowsView> {
  const { today, kitchen, options } = await fetchOrThrow(url, WindowsReply);
  return {
    today,
    collectAt: kitchenAddress(kitchen),
    // An option that this page does not know is not offered.
    options: DELIVERY_OPTIONS.flatMap((option) =>
      options
        .filter((offered) => offered.option === option)
        .map(({ fee, freeFrom, ...offered }) => ({
          ...offered,
          option,
          feePaise: fromRupees(fee),
          freeFromPaise: freeFrom === null ? null : fromRupees(freeFrom),
        })),
    ),
  };
}

export async function fetchDays(url: string): Promise<DaysView> {
  const { today, days } = await fetchOrThrow(url, DaysReply);
  return { today, days };
}

export const areaUrl = (pincode: string) => `/api/delivery/area/${encodeURIComponent(pincode)}`;

/** Days for all of these pieces together (a SKU or `SKU*quantity`); without any, for goods without a lead time. */
export const daysUrl = (pincode: string, ...pieces: string[]) =>
  `/api/delivery/days/${encodeURIComponent(pincode)}?${new URLSearchParams(bySku(pieces))}`;

/** The windows of one day for these pieces. */
export const windowsUrl = (pincode: string, date: string, ...pieces: string[]) =>
  `/api/delivery/windows/${encodeURIComponent(pincode)}?${new URLSearchParams([["date", date], ...bySku(pieces)])}`;

const bySku = (pieces: string[]) => pieces.map((piece) => ["sku", piece]);

/** The hours of a slot that can be chosen now: `7 PM to 8 PM`. Express counts from now: `by 6:44 PM`. */
export function showHours(label: string, now = shopNow()): string {
  return label === EXPRESS_LABEL ? expressBy(now) : slotWords(label);
}
