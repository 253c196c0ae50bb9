import { AddOnsReply } from "../../contract/cakes.ts";
import { fetchOrThrow } from "../session/fetch-or-throw.ts";

/** An add-on on offer. `price` is in rupees, as in the contract. */
export type AddOnView = { SKU: string; name: string; price: number; image: string };

export const ADD_ONS_ADDRESS = "/api/cakes/get-add-ons";

/** The add-on rows; the first is a header. */
export async function fetchAddOns(address: string): Promise<AddOnView[]> {
  const data = await fetchOrThrow(address, AddOnsReply);
  return data.values.slice(1).map(([name, price, image, sku]) => ({
    SKU: String(sku),
    name: String(name),
    price: Number(price),
    image: String(image),
  }));
}
