import { useEffect, useRef, useState } from "react";
import { shortNumber } from "../kitchen-words.ts";
import type { ShownBoard } from "./board-types.ts";
import { wishesOf, wishesSince } from "./wishes-since.ts";

/** The changes that customers ask for while the board is open. Calls `onWish` when some come in. */
export function useWishes({ orders }: Pick<ShownBoard, "orders">, onWish: () => void) {
  const shown = useRef(wishesOf(orders));
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const came = wishesSince(orders, shown.current);
    shown.current = wishesOf(orders);
    if (came.length === 0) return;
    setNews((before) => new Set([...before, ...came.map(({ uuid }) => uuid)]));
    onWish();
  }, [orders, onWish]);
  const open = orders.filter(({ uuid, photo }) => news.has(uuid) && photo?.answer === "change");
  return open.map(({ number, photo }) => `Change for ${shortNumber(number)}: ${photo?.wish}`).join(". ");
}
