import { dayOf, showDay } from "../../../../shop/basics/india-time.ts";
import type { KitchenOrder } from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import type { NoticeKind, Withdrawal } from "../../../../shop/orders/rules/kitchen-notice.ts";
import type { KitchenColumn } from "../../../../shop/orders/rules/staff-status.ts";
import { clockTime } from "../kitchen-words.ts";

const CHANGES: Record<NoticeKind, string> = {
  cancelled: "Cancelled",
  kitchen: "Kitchen changed",
  time: "Time changed",
  message: "Message changed",
  photos: "Photo changed",
};

const WITHDRAWALS: Record<Withdrawal, string> = {
  cancelled: "Cancelled",
  kitchen: "Moved to another kitchen",
  time: "Moved to another time",
};

/** Instructions for an order that has left the board, by its former column. */
const STOP: Record<KitchenColumn, string> = {
  start: "Do not start it.",
  making: "Stop making it.",
  ready: "Do not hand it over.",
};

/** `Message changed, 4:15 PM`, `Cancelled, 4:15 PM. Stop making it.` Made here: the board's script has no room for it. */
export function changeWords(
  { changes, column }: Pick<KitchenOrder, "changes" | "column">,
  now: Date,
  /** The name of the kitchen that has the order now. */
  kitchen: string,
): { notice: number; isGone: boolean; words: string } | null {
  if (!changes) return null;
  const { notice, kinds, at, why, movedTo } = changes;
  const day = dayOf(at);
  const time = day === dayOf(now) ? clockTime(at) : `${showDay(day)}, ${clockTime(at)}`;
  if (!why) {
    const words = `${kinds.map((kind) => CHANGES[kind]).join(", ")}, ${time}`;
    return { notice, isGone: false, words };
  }
  const to = why === "kitchen" ? kitchen : movedTo;
  const moved = to ? ` Now ${to}.` : "";
  return { notice, isGone: true, words: `${WITHDRAWALS[why]}, ${time}.${moved} ${STOP[column]}` };
}
