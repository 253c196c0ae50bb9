import { EarliestReply } from "../../contract/delivery.ts";
import type { Day } from "../../shop/basics/india-time.ts";
import { useData } from "../client-data/use-data.ts";
import { useDraft } from "../draft/draft-store.ts";
import { fetchOrThrow } from "../session/fetch-or-throw.ts";

/** The earliest slot for one lead time. */
export type EarliestSlot = Pick<
  EarliestReply["data"]["earliest"][number],
  "leadHours" | "arrivesOn" | "option" | "startMinute" | "endMinute"
>;

export type EarliestView = {
  today: Day;
  /** By lead time, ascending; lead times without a free slot are left out. */
  slots: EarliestSlot[];
  /** Longest lead time, in hours, that still makes the slot of the draft. */
  reach: number | null;
};

/** Earliest slots at the shopper's pincode. Null while no pincode is chosen or the answer is pending. */
export function useEarliest(): EarliestView | null {
  const { location, deliveryDate, selectedDeliveryType, deliveryTime } = useDraft();
  const wished = new URLSearchParams();
  if (deliveryDate !== "") {
    wished.set("date", deliveryDate);
    if (selectedDeliveryType !== "") wished.set("type", selectedDeliveryType);
    if (deliveryTime !== "") wished.set("time", deliveryTime);
  }
  const url = `/api/delivery/earliest/${encodeURIComponent(location)}?${wished}`;
  return useData(location === "" ? null : url, fetchEarliest).data ?? null;
}

async function fetchEarliest(url: string): Promise<EarliestView> {
  const { today, earliest: slots, reach } = await fetchOrThrow(url, EarliestReply);
  return { today, slots, reach };
}
