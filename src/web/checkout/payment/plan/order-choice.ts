import { type Day, showDay } from "../../../../shop/basics/india-time.ts";
import { FREE_CANCELLATION_HOURS } from "../../../../shop/changes/rules/free-cancellation-hours.ts";
import { noCancellation } from "../../../../shop/changes/rules/no-cancellation.ts";
import { type DeliveryOption, optionNamed } from "../../../../shop/delivery/rules/options.ts";
import { slotWords } from "../../../../shop/delivery/rules/slot-words.ts";
import { expressBy } from "../../../../shop/orders/rules/promised-hours.ts";
import { shopNow } from "../../../clock/shop-clock.ts";
import { type Draft, parseDraft } from "../../../draft/draft.ts";
import { contentsOf, type SelectedAddon } from "../../../draft/draft-contents.ts";

/** The choices of the cake page, as checkout needs them. An empty string means not chosen. */
export type OrderChoice = {
  pincode: string;
  area: string;
  /** Kitchen and address of a Pickup order. Empty while unknown, or for a delivery. */
  collectAt: string;
  date: Day | "";
  time: string;
  option: DeliveryOption | "";
  message: string;
  addOns: SelectedAddon[];
};

/**
 * The choice from the navigation state, else the stored draft (second tab, or after signing in). Message and add-ons
 * of another cake are left out.
 */
export function choiceFor(sku: string, navigationState: unknown, draft: Draft, today: Day): OrderChoice {
  const brought = broughtAlong(sku, navigationState, today);
  const from = brought?.deliveryTime ? brought : draft;
  const { message, addOns } = from.sku === sku ? contentsOf(from) : { message: "", addOns: [] };
  return {
    pincode: from.location,
    area: from.location === draft.location ? draft.area : "",
    collectAt: from.location === draft.location && from.mode === "Pickup" ? draft.collectAt : "",
    date: from.deliveryDate,
    time: from.deliveryTime,
    option: from.selectedDeliveryType,
    message,
    addOns,
  };
}

/** Whether location, day, slot and option are all known. */
export function isComplete({ pincode, date, time, option }: OrderChoice): boolean {
  return pincode.length === 6 && Boolean(date && time && option);
}

/** The chosen hours in words: `7 PM to 8 PM`. Express counts from now: `by 6:44 PM, if you pay now`. */
export function showSlot({ time, option }: Pick<OrderChoice, "time" | "option">, now = shopNow()): string {
  return option === "express" ? `${expressBy(now)}, if you pay now` : slotWords(time);
}

/** Day and hours, each in words. The slot of Midnight names its night, so the day is left out. */
export function dayAndSlot(choice: Pick<OrderChoice, "date" | "time" | "option">): string[] {
  return [showChosenDay(choice.date), showSlot(choice)].slice(choice.option === "midnight" ? 1 : 0);
}

/** The slot with its clock hours: `Fri night, into Sat 5 Dec, 11 PM to 12 AM`. Only the label of Midnight lacks them. */
export function showSlotHours(choice: Pick<OrderChoice, "time" | "option">, nightHours: string): string {
  const hours = showSlot(choice);
  return choice.option === "midnight" && nightHours ? `${hours}, ${nightHours}` : hours;
}

/** `Sun, 22 Nov`, or nothing when no day is chosen. */
export function showChosenDay(date: Day | "", withYear = false): string {
  return date && showDay(date, withYear);
}

/** Returns the cancellation terms of this order, shown before payment. */
export function cancellation({ date, option }: OrderChoice, customised: boolean, today: Day): string {
  return (
    noCancellation({ date, option, customised }, today) ||
    `Cancel ${FREE_CANCELLATION_HOURS} hours or more before the slot for a full refund, later for a part of it.`
  );
}

/** The specification names these fields. Parsed as carefully as stored data. */
function broughtAlong(sku: string, state: unknown, today: Day): Draft | null {
  if (typeof state !== "object" || state === null) return null;
  const { selectedAddons, deliveryDate, deliveryTime, deliveryType, message, pinCode } = state as Record<
    string,
    unknown
  >;
  const asDraft = {
    sku,
    location: pinCode,
    mode: optionNamed(deliveryType) === "pickup" ? "Pickup" : "Delivery",
    deliveryDate,
    deliveryTime,
    selectedDeliveryType: deliveryType,
    message,
    selectedAddons,
  };
  return parseDraft(JSON.stringify(asDraft), today);
}
