import * as z from "zod/mini";
import { CartReply } from "../../contract/cart.ts";
import { browserStore } from "../draft/text-store.ts";
import { apiFetch } from "../session/api-fetch.ts";
import { inTurn } from "./in-turn.ts";

/** The cart as the API returns it. Sums are in rupees. */
export type CartData = CartReply["data"];

export const cartUrl = (email: string) => `/api/user/getCart/${encodeURIComponent(email)}`;

const NAME = "cartItems";
/** The names under which this browser stores messages and photos. */
const OF_PIECES = ["cartMessages", "printPhotos"];

/**
 * Loads a customer's cart and stores it in local storage, as the contract's client does. Drops messages and photos of
 * lines that have left the cart, unless some were stored during the call: then the next call does.
 */
export async function loadCart(email: string): Promise<CartData> {
  const before = storedPieces();
  const [reply, pieces] = await Promise.all([
    apiFetch(cartUrl(email), { reply: CartReply }),
    import("./cart-pieces.ts").catch(() => null),
  ]);
  if (!reply.ok) throw new Error(reply.message);
  storeCart(reply.data.cart);
  const inCart = reply.data.rows.map(({ skuid }) => skuid);
  // Not awaited: another tab that adds to the cart must not delay what is shown.
  if (pieces)
    void inTurn(async () => {
      if (storedPieces() === before) pieces.dropOthers(email, inCart);
    });
  return reply.data;
}

function storedPieces(): string {
  const store = browserStore("localStorage");
  return JSON.stringify(OF_PIECES.map((name) => store.getItem(name)));
}

const Stored = z.array(z.object({ skuid: z.string(), quantity: z.number() }));

/** How many of this SKU are in a cart, as a reply has it. At least one: it was just added. */
export function quantityIn(cart: string, sku: string): number {
  try {
    const { data } = z.safeParse(Stored, JSON.parse(cart));
    return data?.find(({ skuid }) => skuid === sku)?.quantity ?? 1;
  } catch {
    return 1;
  }
}

/** The cart as it was last stored. */
export function storedCart(): string {
  return browserStore("localStorage").getItem(NAME) ?? "[]";
}

/** The contract's client stores the cart in local storage too: a JSON list of `{ skuid, quantity }`. */
export function storeCart(cart: string): void {
  try {
    localStorage.setItem(NAME, cart);
  } catch {
    // Storage may be full or forbidden; the server's cart is the authority.
  }
}
