import { type OrderLine, titleOf } from "./order-line.ts";

type TitledLine = Pick<OrderLine, "sku" | "name" | "weight" | "quantity">;

/**
 * The title of a line, with which of the pieces of its SKU it is where the order has several lines of them: `Photo Cake,
 * 1 kg, 1 of 3` and `Photo Cake, 1 kg, 2 to 3 of 3`.
 */
export function pieceTitleOf(lines: readonly TitledLine[], position: number): string {
  const line = lines[position];
  if (!line) return "";
  const pieces = (those: readonly TitledLine[]) =>
    those.filter(({ sku }) => sku === line.sku).reduce((sum, { quantity }) => sum + quantity, 0);
  const pieceCount = pieces(lines);
  if (pieceCount === line.quantity) return titleOf(line);
  const first = pieces(lines.slice(0, position)) + 1;
  const last = first + line.quantity - 1;
  return `${titleOf(line)}, ${first === last ? first : `${first} to ${last}`} of ${pieceCount}`;
}
