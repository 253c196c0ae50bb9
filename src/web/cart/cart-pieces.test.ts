import { beforeEach, expect, test, vi } from "vitest";
import { textInMemory } from "../../../tests/support/text-in-memory.ts";
import { readCartMessages } from "../draft/cart-messages.ts";
import { addPiece, dropPieces, type Piece, putPieceLast, readPieces, repeatPieces } from "./cart-pieces.ts";

const email = "asha@example.com";
const sku = "PHOTO10";

beforeEach(() => vi.stubGlobal("localStorage", textInMemory()));

const photo = (id: string) => ({
  ...{ id, width: 900, height: 600, shape: "heart" as const },
  ...{ turns: 0, x: 300, y: 0, side: 600, mayUse: true as const },
});
const DAD: Piece = { message: "For Dad", photos: [photo("dad")] };
const MUM: Piece = { message: "For Mum", photos: [photo("mum")] };
const NOTHING: Piece = { message: "", photos: [] };
const line = (quantity: number) => ({ email, sku, quantity });

test("a second cake with another photo or message is a piece of its own", () => {
  addPiece(line(1), DAD);
  addPiece(line(2), MUM);
  expect(readPieces(line(2))).toEqual([DAD, MUM]);
  const sameWords = { ...DAD, photos: MUM.photos };
  addPiece(line(3), sameWords);
  expect(readPieces(line(3))).toEqual([DAD, MUM, sameWords]);
});

test("equal cakes stay one line with one message and photo", () => {
  addPiece(line(1), DAD);
  addPiece(line(2), { ...DAD, message: "For Dad " });
  expect(readPieces(line(2))).toEqual([DAD]);
  expect(readCartMessages(localStorage, email)).toEqual({ PHOTO10: "For Dad" });
});

test("cakes that were added by the stepper are like the first, also after another one is added", () => {
  addPiece(line(1), DAD);
  addPiece(line(4), MUM);
  expect(readPieces(line(4))).toEqual([DAD, DAD, DAD, MUM]);
});

test("a cake that another device put into the cart gets neither message nor photo of this one", () => {
  addPiece(line(2), MUM);
  expect(readPieces(line(2))).toEqual([NOTHING, MUM]);
});

test("another size of the product has its own photo", () => {
  addPiece(line(1), DAD);
  addPiece({ email, sku: "PHOTO20", quantity: 1 }, MUM);
  expect([readPieces(line(1)), readPieces({ email, sku: "PHOTO20", quantity: 1 })]).toEqual([[DAD], [MUM]]);
});

test("a repeated order replaces the first pieces, without their photos, and leaves the others", () => {
  addPiece(line(1), DAD);
  addPiece(line(2), MUM);
  repeatPieces(line(2), ["Happy 60th Nani"]);
  const nani = { message: "Happy 60th Nani", photos: [] };
  expect(readPieces(line(2))).toEqual([nani, MUM]);
  repeatPieces(line(2), ["Happy 60th Nani", "Happy 60th Nani"]);
  expect(readPieces(line(2))).toEqual([nani]);
});

test("one piece of several is removed, the others keep theirs", () => {
  for (const [index, piece] of [DAD, MUM, NOTHING].entries()) addPiece(line(index + 1), piece);
  putPieceLast(line(3), 0);
  expect(readPieces(line(2))).toEqual([MUM, NOTHING]);
  // The shop refused the smaller quantity: nothing is lost.
  expect(readPieces(line(3))).toEqual([MUM, NOTHING, DAD]);
});

test("a cake that returns to the cart has nothing of what left it", () => {
  addPiece(line(1), DAD);
  addPiece(line(2), MUM);
  dropPieces(email, [sku]);
  expect(readPieces(line(2))).toEqual([NOTHING]);
  // Removed on another device, which this browser was not told.
  addPiece(line(1), DAD);
  addPiece(line(2), MUM);
  addPiece(line(1), NOTHING);
  expect(readPieces(line(2))).toEqual([NOTHING]);
});
