import type { Slot } from "../../contract/delivery.ts";
import type { Day } from "../../shop/basics/india-time.ts";
import { useData, useLatest } from "../client-data/use-data.ts";
import { fetchWindows, type OptionView, windowsUrl } from "../delivery/delivery-calls.ts";
import { CART_KEY } from "../draft/draft.ts";
import { contentsOf, type SelectedAddon } from "../draft/draft-contents.ts";
import { useDraft } from "../draft/draft-store.ts";

/** How a cart is delivered, as chosen in this browser. */
export type CartDelivery = {
  /** The chosen option and slot, if the whole cart can have them; null while that is unknown. */
  chosen: { date: Day; slot: Slot; option: OptionView } | null;
  isLoading: boolean;
  /** The add-ons that were chosen for the whole cart. */
  addOns: SelectedAddon[];
};

/** The stored choice of delivery, checked by the shop for all products of the cart together. */
export function useCartDelivery(pieces: string[]): CartDelivery {
  const draft = useDraft();
  const { sku, location, deliveryDate: date, deliveryTime: time, selectedDeliveryType } = draft;
  const isChosen = location !== "" && date !== "" && time !== "" && pieces.length > 0;
  const { data, isLoading } = useData(isChosen ? windowsUrl(location, date, ...pieces) : null, fetchWindows);
  const windows = useLatest(isChosen ? data : null);
  const option = windows?.options.find((offered) => offered.option === selectedDeliveryType);
  const slot = option?.slots.find(({ label, state }) => label === time && state === "open");
  return {
    chosen: option && slot && date !== "" ? { date, slot, option } : null,
    isLoading: isChosen && isLoading && !windows,
    addOns: sku === CART_KEY ? contentsOf(draft).addOns : [],
  };
}
