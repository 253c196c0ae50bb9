import { dropPieces } from "../../../cart/cart-pieces.ts";
import { loadCart } from "../../../cart/stored-cart.ts";
import { removeOrderedPhotos } from "../../../photos/photo-store.ts";
import type { OrderPayload } from "./checkout-calls.ts";

/** Removes from this browser what was ordered: messages, photos, and the cart's lines. */
export function clearOrdered({ email, fromCart, sku }: OrderPayload): void {
  removeOrderedPhotos(sku.flatMap(({ photos = [] }) => photos.map(({ id }) => id)));
  if (!fromCart) return;
  dropPieces(
    email,
    sku.map(({ SKU }) => SKU),
  );
  void loadCart(email).catch(() => {});
}
