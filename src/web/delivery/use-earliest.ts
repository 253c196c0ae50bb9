import { EarliestReply } from "../../contract/delivery.ts";
import { optionName } from "../../shop/delivery/rules/options.ts";
import { useData } from "../client-data/use-data.ts";
import { useDraft, useDraftText } from "../draft/draft-store.ts";
import { fetchOrThrow } from "../session/fetch-or-throw.ts";

/** The earliest slot for one lead time. */
export type EarliestSlot = Pick<
  EarliestReply["data"]["earliest"][number],
  "leadHours" | "date" | "arrivesOn" | "option" | "startMinute" | "endMinute"
>;

/** The reply itself, not a copy: every page loads this code. */
export type EarliestView = Pick<EarliestReply["data"], "today" | "reach"> & {
  earliest: EarliestSlot[];
  earliestPickup: EarliestSlot[];
};

/** The part that cards show. */
export type EarliestSlotsView = Omit<EarliestView, "reach">;

/**
 * Earliest slots at the shopper's pincode, which do not depend on the chosen day: to choose one changes no card. Null
 * while no pincode is chosen or the answer is pending.
 */
export function useEarliestSlots(): EarliestSlotsView | null {
  return useAnswer(useDraftText("location"), "");
}

/**
 * Earliest slots, and as `reach` the longest lead time, in hours, that makes the chosen day and slot. Null while the
 * answer for these is pending.
 */
export function useEarliest(): EarliestView | null {
  const { location, deliveryDate, selectedDeliveryType, deliveryTime } = useDraft();
  const wished = new URLSearchParams();
  if (deliveryDate !== "") {
    wished.set("date", deliveryDate);
    if (selectedDeliveryType !== "") wished.set("type", optionName(selectedDeliveryType));
    if (deliveryTime !== "") wished.set("time", deliveryTime);
  }
  return useAnswer(location, String(wished));
}

function useAnswer(location: string, query: string): EarliestView | null {
  const url = `/api/delivery/earliest/${encodeURIComponent(location)}?${query}`;
  return useData(location === "" ? null : url, fetchEarliest).data ?? null;
}

const fetchEarliest = (url: string): Promise<EarliestView> => fetchOrThrow(url, EarliestReply);
