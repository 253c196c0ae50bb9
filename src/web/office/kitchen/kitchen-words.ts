import { minuteOf } from "../../../shop/basics/india-time.ts";
import { showMinute } from "../../../shop/delivery/rules/windows.ts";
import type { TappedStatus } from "../../../shop/orders/rules/kitchen-columns.ts";
import type { KitchenColumn } from "../../../shop/orders/rules/staff-status.ts";

export const COLUMN_TITLES: Record<KitchenColumn, string> = {
  start: "To start",
  making: "Being made",
  ready: "Ready",
};

/** The button of each step in the kitchen, by the status that it sets. */
export const TAP_WORDS: Record<TappedStatus, string> = {
  preparing: "Start",
  ready: "Ready",
  shipped: "Picked up",
};

/** The order's number as it is called out: its last four digits. */
export function shortNumber(number: string): string {
  return number.slice(-4);
}

/** `8 PM`, `6:15 PM` of the shop's clock. */
export function clockTime(at: Date): string {
  return showMinute(minuteOf(at));
}

/** A slot's label for a narrow chip: `5 PM - 8 PM` is `5–8 PM`. */
export function chipLabel(label: string): string {
  return label.replace(/(\d) ([AP]M) - (.*) \2$/, "$1–$3 $2").replace(" - ", "–");
}

/** `46 min left`, `1 h 10 left`, `12 min late`. */
export function timeLeft(minutes: number): { amount: string; word: "left" | "late" } {
  const size = Math.abs(minutes);
  const hours = Math.floor(size / 60);
  const rest = String(size % 60).padStart(2, "0");
  const amount =
    size < 60 ? `${size} min` : hours < 24 ? `${hours} h ${rest}` : `${Math.floor(hours / 24)} d`;
  return { amount, word: minutes < 0 ? "late" : "left" };
}

/** `9:58`: minutes and seconds. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
