import { apiFetch } from "../../session/api-fetch.ts";
import type { Row } from "./cart-row.tsx";

/** The cart as the shop tells it. Sums are in rupees; `delivery` is what Standard Delivery of it costs. */
export type CartData = { cart: string; rows: Row[]; items: number; delivery: number };

export const cartAddress = (email: string) => `/api/user/getCart/${encodeURIComponent(email)}`;

/** Asks for the cart, and keeps it as the contract's client does. */
export async function loadCart(address: string): Promise<CartData> {
  const reply = await apiFetch<CartData>(address);
  if (!reply.ok) throw new Error(reply.message);
  keepCart(reply.data.cart);
  return reply.data;
}

/** The contract's client keeps the cart in local storage too: a list of `{ skuid, quantity }` as JSON. */
export function keepCart(cart: string): void {
  try {
    localStorage.setItem("cartItems", cart);
  } catch {
    // Storage may be full or forbidden; the server's cart is the one that counts.
  }
}
