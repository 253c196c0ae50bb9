import type { Picture } from "../../../../shop/catalogue/pictures.ts";
import type { KitchenBoard, KitchenOrder } from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import type { PricelessLine } from "../../../../shop/orders/rules/order-line.ts";

export type PicturedLine = PricelessLine & { picture: Picture | null };
export type BoardOrder = Omit<KitchenOrder, "lines"> & { lines: PicturedLine[] };
export type ShownBoard = Omit<KitchenBoard, "orders"> & { orders: BoardOrder[] };
