import type { TappedStatus } from "../../../../../shop/orders/rules/kitchen-columns.ts";
import type { OrderStatus } from "../../../../../shop/orders/rules/order-status.ts";
import type { Queued } from "../../../queue/queued.ts";

/** A tap on the board that the shop has not taken yet. Its time is the shop's, as far as the board knows it. */
export type BoardTap = Queued & {
  kitchenId: string;
  /** Shown if the shop refuses: the order may have left the board. */
  number: string;
  /** The status that the order had on the screen. */
  seen: OrderStatus;
  to: TappedStatus;
  /** A request with it has started, so the shop may have it. Absent before. */
  isBegun?: boolean;
};
