import {
  photoKey,
  pieceKey,
  readCartMessages,
  removeCartMessages,
  skuOfKey,
  storeCartMessage,
} from "../draft/cart-messages.ts";
import { browserStore } from "../draft/text-store.ts";
import {
  type PlacedPhoto,
  readPhotos,
  removeCartPhotos,
  skusWithPhotos,
  storePhotos,
} from "../photos/photo-store.ts";

/** The customer's message and photos for one piece of the cart. */
export type Piece = { message: string; photos: PlacedPhoto[] };

type Line = { email: string; sku: string; quantity: number };

/** The pieces of a line in the cart, as this browser stores them; one for all pieces that are alike. */
export function readPieces(line: Line): Piece[] {
  const pieces = piecesOf(line);
  const [first, ...others] = pieces;
  return first && others.every((piece) => isAlike(piece, first)) ? [first] : pieces;
}

/**
 * Stores message and photos of a piece that was just added to the cart. `quantity` counts it. If it differs from the other
 * pieces, each gets its own.
 */
export function addPiece(line: Line, added: Piece): void {
  const { email, sku, quantity } = line;
  if (quantity <= 1) {
    // An earlier line of this SKU may have left messages and photos.
    dropPieces(email, [sku]);
    storePiece(line, 0, added);
    return;
  }
  const before = piecesOf({ ...line, quantity: quantity - 1 });
  if (!isSplit(line) && before.every((piece) => isAlike(piece, added))) return;
  for (const [index, piece] of [...before, added].entries()) storePiece(line, index, piece);
}

/**
 * Stores the messages of a repeated order for the first pieces of a line. Their photos must be chosen anew. Further pieces
 * in the cart stay what they were.
 * @param messages one for each repeated piece
 */
export function repeatPieces(line: Line, messages: string[]): void {
  const repeated = messages.map((message): Piece => ({ message, photos: [] }));
  const pieces = [...repeated, ...piecesOf(line).slice(repeated.length)];
  const [first, ...others] = pieces;
  if (!first) return;
  dropPieces(line.email, [line.sku]);
  const isOne = others.every((piece) => isAlike(piece, first));
  for (const [index, piece] of (isOne ? [first] : pieces).entries()) storePiece(line, index, piece);
}

/** Makes a piece the last one, which leaves the cart first when its quantity goes down. */
export function putPieceLast(line: Line, index: number): void {
  const pieces = piecesOf(line);
  const last = pieces.splice(index, 1);
  for (const [at, piece] of [...pieces, ...last].entries()) storePiece(line, at, piece);
}

/** Forgets what was wanted on products that have left the cart. */
export function dropPieces(email: string, skus: string[]): void {
  removeCartMessages(browserStore("localStorage"), email, skus);
  removeCartPhotos(skus);
}

/** Deletes stored messages and photos of products that are not in the cart. */
export function dropOthers(email: string, inCart: string[]): void {
  const messages = readCartMessages(browserStore("localStorage"), email);
  const stored = [...Object.keys(messages).map(skuOfKey), ...skusWithPhotos()];
  const others = stored.filter((sku) => !inCart.includes(sku));
  if (others.length > 0) dropPieces(email, others);
}

/** A message of the second piece, even an empty one, says that each piece has its own. */
function isSplit({ email, sku }: Line): boolean {
  return readCartMessages(browserStore("localStorage"), email)[pieceKey(sku, 1)] !== undefined;
}

/** One entry for each piece. A piece without stored choices is like the first. */
function piecesOf({ email, sku, quantity }: Line): Piece[] {
  const messages = readCartMessages(browserStore("localStorage"), email);
  const first = { message: messages[sku] ?? "", photos: readPhotos(photoKey(sku, 0)) };
  return Array.from({ length: quantity }, (_, index) => {
    const message = messages[pieceKey(sku, index)];
    if (index === 0 || message === undefined) return first;
    return { message, photos: readPhotos(photoKey(sku, index)) };
  });
}

function storePiece({ email, sku }: Line, index: number, { message, photos }: Piece): void {
  storeCartMessage(browserStore("localStorage"), email, pieceKey(sku, index), message);
  storePhotos(photoKey(sku, index), photos);
}

function isAlike(one: Piece, other: Piece): boolean {
  return (
    one.message.trim() === other.message.trim() && JSON.stringify(one.photos) === JSON.stringify(other.photos)
  );
}
