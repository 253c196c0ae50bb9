import { useSyncExternalStore } from "react";
import { isInside, type PhotoCrop, type PhotoSize } from "../../shop/photos/rules/photo-crop.ts";
import { skuOfKey } from "../draft/cart-messages.ts";
import { browserStore } from "../draft/text-store.ts";

/** A photo that was sent; the shopper has not yet said that they may use it. */
export type UnplacedPhoto = PhotoCrop & PhotoSize & { id: string; mayUse: boolean };

/** A photo that the shopper placed, and says that they may use. */
export type PlacedPhoto = UnplacedPhoto & { mayUse: true };

const NAME = "printPhotos";
const MOST = 10;
const NONE: PlacedPhoto[] = [];

/** Photos that the browser refused to store. They live as long as the page. */
let unsaved: string | null = null;
let parsedFrom: string | null = null;
let parsed: Record<string, PlacedPhoto[]> = {};
const listeners = new Set<() => void>();

/**
 * The photos with this key in this browser: the product's id for those on its page, whatever its size; `photoKey` for
 * those of a piece in the cart. The shop shows a photo to its customer only.
 */
export function usePhotos(key: string): PlacedPhoto[] {
  return useSyncExternalStore(
    subscribe,
    () => readPhotos(key),
    () => NONE,
  );
}

export function readPhotos(key: string): PlacedPhoto[] {
  return read()[key] ?? NONE;
}

/** Stores the photos with this key; none removes them. */
export function storePhotos(key: string, photos: PlacedPhoto[]): void {
  const { [key]: _, ...others } = read();
  write(photos.length === 0 ? others : { ...others, [key]: photos });
}

/** The SKUs that photos are stored for as pieces in the cart. */
export function skusWithPhotos(): string[] {
  return Object.keys(read()).filter(isInCart).map(skuOfKey);
}

/** Removes the photos of products that were ordered or have left the cart. */
export function removeCartPhotos(skus: string[]): void {
  replacePhotos(([key, photos]) => (isInCart(key) && skus.includes(skuOfKey(key)) ? null : photos));
}

/** Removes photos that were ordered from the pages of their products: the next order chooses its own. */
export function removeOrderedPhotos(ids: string[]): void {
  replacePhotos(([key, photos]) => {
    if (isInCart(key)) return photos;
    const others = photos.filter(({ id }) => !ids.includes(id));
    return others.length > 0 ? others : null;
  });
}

const isInCart = (key: string) => key !== skuOfKey(key);

function replacePhotos(remaining: (entry: [string, PlacedPhoto[]]) => PlacedPhoto[] | null): void {
  const remainingEntries = Object.entries(read()).flatMap((entry) => {
    const photos = remaining(entry);
    return photos ? [[entry[0], photos] as const] : [];
  });
  if (JSON.stringify(remainingEntries) !== JSON.stringify(Object.entries(read())))
    write(Object.fromEntries(remainingEntries));
}

function write(allPhotos: Record<string, PlacedPhoto[]>): void {
  const text = JSON.stringify(allPhotos);
  try {
    browserStore("localStorage").setItem(NAME, text);
    unsaved = null;
  } catch {
    // Storage is full or forbidden.
    unsaved = text;
  }
  parsedFrom = text;
  parsed = allPhotos;
  for (const listener of listeners) listener();
}

/** Returns identical lists for the same text, so that React does not render again. */
function read(): Record<string, PlacedPhoto[]> {
  const text = unsaved ?? stored();
  if (text !== parsedFrom) {
    parsedFrom = text;
    // Removed by a sign-out, for example in another tab.
    parsed = text === null ? {} : parsePhotos(text);
  }
  return parsed;
}

function stored(): string | null {
  try {
    return browserStore("localStorage").getItem(NAME);
  } catch {
    return null;
  }
}

/** The stored photos, without malformed ones. */
export function parsePhotos(text: string): Record<string, PlacedPhoto[]> {
  try {
    const raw: unknown = JSON.parse(text);
    const entries = Object.entries(typeof raw === "object" && raw !== null ? raw : {});
    return Object.fromEntries(
      entries.map(([productId, photos]) => [
        productId,
        Array.isArray(photos) ? photos.filter(isPlaced).slice(0, MOST) : [],
      ]),
    );
  } catch {
    return {};
  }
}

function isPlaced(raw: unknown): raw is PlacedPhoto {
  const photo = raw as PlacedPhoto | null;
  return typeof photo?.id === "string" && photo.mayUse === true && isInside(photo, photo);
}

/** Calls the listener when the photos may have changed, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A page that the Back button restores has not received the event of a sign-out.
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ["storage", "pageshow"]) window.removeEventListener(event, listener);
  };
}
