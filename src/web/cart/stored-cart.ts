import { CartReply } from "../../contract/cart.ts";
import { readCartMessages, removeCartMessages } from "../draft/cart-messages.ts";
import { browserStore } from "../draft/text-store.ts";
import { apiFetch } from "../session/api-fetch.ts";

/** The cart as the API returns it. Sums are in rupees. */
export type CartData = CartReply["data"];

export const cartUrl = (email: string) => `/api/user/getCart/${encodeURIComponent(email)}`;

/**
 * Loads a customer's cart and stores it in local storage, as the contract's client does. Drops cake messages of lines
 * that have left the cart, except messages written during the call.
 */
export async function loadCart(email: string): Promise<CartData> {
  const store = browserStore("localStorage");
  const written = Object.keys(readCartMessages(store, email));
  const reply = await apiFetch(cartUrl(email), { reply: CartReply });
  if (!reply.ok) throw new Error(reply.message);
  storeCart(reply.data.cart);
  const inCart = new Set(reply.data.rows.map(({ skuid }) => skuid));
  removeCartMessages(
    store,
    email,
    written.filter((sku) => !inCart.has(sku)),
  );
  return reply.data;
}

/** The contract's client stores the cart in local storage too: a JSON list of `{ skuid, quantity }`. */
export function storeCart(cart: string): void {
  try {
    localStorage.setItem("cartItems", cart);
  } catch {
    // Storage may be full or forbidden; the server's cart is the authority.
  }
}
