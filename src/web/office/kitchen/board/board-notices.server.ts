import { shortNumber } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";

type NoticeOrder = Pick<BoardOrder, "uuid" | "number" | "photo"> & {
  changes: { notice: number; words: string } | null;
};

/** Lists what rings on a board besides new orders, by a key: wishes of customers after a photo, and changed orders. */
export function boardNotices(orders: NoticeOrder[]): [string, string][] {
  const notices: [string, string][] = [];
  for (const { uuid, number, photo, changes } of orders) {
    if (photo?.answer === "change")
      notices.push([uuid + photo.wish, `Change for ${shortNumber(number)}: ${photo.wish}`]);
    if (changes) notices.push([`${changes.notice}`, `${shortNumber(number)}: ${changes.words}`]);
  }
  return notices;
}
