import { useDeferredValue, useState } from "react";
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

/**
 * Earliest slots at the shopper's pincode. Null while no pincode is chosen or its first answer is pending. When another
 * day or hour is chosen, the old answer stays until the new one comes, so that no card is laid out twice.
 */
export function useEarliest(): EarliestView | null {
  // Deferred, so that a press on a day or an hour does not wait for the request.
  const { location, deliveryDate, selectedDeliveryType, deliveryTime } = useDeferredValue(useDraft());
  const wished = new URLSearchParams();
  if (deliveryDate !== "") {
    wished.set("date", deliveryDate);
    if (selectedDeliveryType !== "") wished.set("type", selectedDeliveryType);
    if (deliveryTime !== "") wished.set("time", deliveryTime);
  }
  const url = `/api/delivery/earliest/${encodeURIComponent(location)}?${wished}`;
  const { data } = useData(location === "" ? null : url, fetchEarliest);
  const [latest, setLatest] = useState<{ location: string; view: EarliestView } | null>(null);
  if (data && data !== latest?.view) setLatest({ location, view: data });
  return data ?? (latest?.location === location ? latest.view : null);
}

const fetchEarliest = (url: string): Promise<EarliestView> => fetchOrThrow(url, EarliestReply);
