import { useEffect, useRef, useState } from "react";
import { shortNumber } from "../kitchen-words.ts";
import type { ShownBoard } from "./board-types.ts";
import { wishesOf, wishesSince } from "./wishes-since.ts";

/** The changes that customers ask for while the board is open. Calls `onWish` when some come in. */
export function useWishes({ orders }: Pick<ShownBoard, "orders">, onWish: () => void) {
  const shown = useRef(wishesOf(orders));
  const [newOrderIds, setNewOrderIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const newWishes = wishesSince(orders, shown.current);
    shown.current = wishesOf(orders);
    if (newWishes.length === 0) return;
    setNewOrderIds((before) => new Set([...before, ...newWishes.map(({ uuid }) => uuid)]));
    onWish();
  }, [orders, onWish]);
  const open = orders.filter(({ uuid, photo }) => newOrderIds.has(uuid) && photo?.answer === "change");
  return open.map(({ number, photo }) => `Change for ${shortNumber(number)}: ${photo?.wish}`).join(". ");
}
