import useSWR from "swr";
import { EarliestReply } from "../../contract/delivery.ts";
import type { Day } from "../../shop/basics/india-time.ts";
import { useDraft } from "../draft/draft-store.ts";
import { askShop } from "../session/ask-shop.ts";

/** The first slot in which what takes so many hours to make can arrive. */
export type FirstSlot = Pick<
  EarliestReply["data"]["earliest"][number],
  "leadHours" | "arrivesOn" | "option" | "startMinute" | "endMinute"
>;

export type EarliestView = {
  today: Day;
  /** By the time to make, ascending; what nothing is free for is not among them. */
  slots: FirstSlot[];
  /** The longest time to make, in hours, that still reaches the slot of the draft. */
  reach: number | null;
};

/** When things can arrive at the shopper's pincode first. Null as long as no pincode is chosen, and until it is known. */
export function useEarliest(): EarliestView | null {
  const { location, deliveryDate, selectedDeliveryType, deliveryTime } = useDraft();
  const wished = new URLSearchParams();
  if (deliveryDate !== "") {
    wished.set("date", deliveryDate);
    if (selectedDeliveryType !== "") wished.set("type", selectedDeliveryType);
    if (deliveryTime !== "") wished.set("time", deliveryTime);
  }
  const address = `/api/delivery/earliest/${encodeURIComponent(location)}?${wished}`;
  return useSWR(location === "" ? null : address, fetchEarliest).data ?? null;
}

async function fetchEarliest(address: string): Promise<EarliestView> {
  const { today, earliest: slots, reach } = await askShop(address, EarliestReply);
  return { today, slots, reach };
}
