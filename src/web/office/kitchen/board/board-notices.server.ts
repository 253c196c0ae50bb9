import { shortNumber } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";

type NewsOrder = Pick<BoardOrder, "uuid" | "number" | "photo"> & {
  changes: { notice: number; words: string } | null;
};

/** Lists what rings on a board besides new orders, by a key: wishes of customers after a photo, and changed orders. */
export function boardNews(orders: NewsOrder[]): [string, string][] {
  const news: [string, string][] = [];
  for (const { uuid, number, photo, changes } of orders) {
    if (photo?.answer === "change")
      news.push([uuid + photo.wish, `Change for ${shortNumber(number)}: ${photo.wish}`]);
    if (changes) news.push([`${changes.notice}`, `${shortNumber(number)}: ${changes.words}`]);
  }
  return news;
}
