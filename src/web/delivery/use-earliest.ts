import useSWR from "swr";
import { type Day, parseDay } from "../../shop/basics/india-time.ts";
import { useDraft } from "../draft/draft-store.ts";
import { askShop } from "./delivery-calls.ts";

/** The first slot in which what takes so many hours to make can arrive. */
export type FirstSlot = {
  leadHours: number;
  arrivesOn: Day;
  option: string;
  startMinute: number;
  endMinute: number;
};

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
  const address = `/api/delivery/${encodeURIComponent(location)}/earliest?${wished}`;
  return useSWR(location === "" ? null : address, fetchEarliest).data ?? null;
}

async function fetchEarliest(address: string): Promise<EarliestView> {
  type Reply = { today: string; earliest: (FirstSlot & { arrivesOn: string })[]; reach: number | null };
  const { today, earliest, reach } = await askShop<Reply>(address);
  const slots = earliest.map((slot) => ({ ...slot, arrivesOn: toDay(slot.arrivesOn) }));
  return { today: toDay(today), slots, reach };
}

function toDay(text: string): Day {
  const day = parseDay(text);
  if (!day) throw new Error(`not a day: ${text}`);
  return day;
}
