import type { Picture } from "../../../../shop/catalogue/pictures.ts";
import type { KitchenBoard, KitchenOrder } from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import type { PricelessLine } from "../../../../shop/orders/rules/order-line.ts";

export type PicturedLine = PricelessLine & { picture: Picture | null };
/** A group of the column Ready, in words. It warns if the staff must act. */
export type ReadyGroup = { title: string; isWarning: boolean };
export type BoardOrder = Omit<KitchenOrder, "lines" | "changes"> & {
  lines: PicturedLine[];
  /** The URL of its ticket. */
  path: string;
  /** Its group in the column Ready, now or later; null for an order that has left the board. */
  group: ReadyGroup | null;
  /** Changes that the kitchen has not seen; `isGone` if the order has left the board because of them. */
  changes: { notice: number; isGone: boolean; words: string } | null;
};
export type ShownBoard = Omit<KitchenBoard, "orders" | "withdrawn"> & {
  orders: BoardOrder[];
  withdrawn: BoardOrder[];
  /** Notices that ring the board once, by a key, in words. */
  news: [string, string][];
};
