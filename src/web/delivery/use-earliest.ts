import { EarliestReply } from "../../contract/delivery.ts";
import { useData } from "../client-data/use-data.ts";
import { useDraft } from "../draft/draft-store.ts";
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

const fetchEarliest = (url: string): Promise<EarliestView> => fetchOrThrow(url, EarliestReply);
