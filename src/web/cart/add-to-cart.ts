import { ChangedCartReply } from "../../contract/cart.ts";
import { MAX_QUANTITY } from "../../shop/cart/rules/cart-limits.ts";
import { type PlacedPhoto, readPhotos } from "../photos/photo-store.ts";
import { type ApiFailure, type ApiResult, apiFetch } from "../session/api-fetch.ts";
import { addPiece } from "./cart-pieces.ts";
import { inTurn } from "./in-turn.ts";
import { quantityIn, storeCart, storedCart } from "./stored-cart.ts";

/** The shop adds nothing to a full line, without saying so in its reply. */
const FULL: ApiFailure = {
  ...{ ok: false, status: 200, code: "cart-full", issues: [], data: undefined },
  message: `Your cart has ${MAX_QUANTITY} of it, which is the most of one product.`,
};

type Added = {
  sku: string;
  message: string;
  /** The product whose page has the photos; null if nothing is printed on it. */
  photosOf: string | null;
};

/** Adds one of this SKU to the customer's cart, with the message and the photos that it has at this moment. */
export async function addToCart(
  email: string,
  { sku, message, photosOf }: Added,
): Promise<ApiResult<unknown>> {
  const photos: PlacedPhoto[] = photosOf === null ? [] : readPhotos(photosOf);
  const body = { email, SKU: [{ skuid: sku, quantity: 1 }] };
  return inTurn(async () => {
    const before = quantityIn(storedCart(), sku);
    const reply = await apiFetch("/api/user/addTocart", { reply: ChangedCartReply, body });
    if (!reply.ok) return reply;
    const cart = reply.data.at(-1) ?? "[]";
    storeCart(cart);
    const quantity = quantityIn(cart, sku);
    if (quantity === before && quantity === MAX_QUANTITY) return FULL;
    addPiece({ email, sku, quantity }, { message, photos });
    return reply;
  });
}
