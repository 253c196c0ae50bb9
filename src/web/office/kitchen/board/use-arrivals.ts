import { useEffect, useRef, useState } from "react";
import { shortNumber } from "../kitchen-words.ts";
import { arrivedSince } from "./arrived-since.ts";
import type { ShownBoard } from "./board-types.ts";

/** How long an order is marked as new, in ms. */
const NEW_FOR_MS = 120_000;

/** The orders placed while the board is open, for two minutes each. Calls `onArrival` when some arrive. */
export function useArrivals({ orders, at }: Pick<ShownBoard, "orders" | "at">, onArrival: () => void) {
  const known = useRef(new Set(orders.map(({ uuid }) => uuid)));
  const readAt = useRef(at);
  const [fresh, setFresh] = useState<{ uuid: string; number: string }[]>([]);
  useEffect(() => {
    const arrived = arrivedSince(orders, { known: known.current, readAt: readAt.current });
    for (const { uuid } of orders) known.current.add(uuid);
    readAt.current = at;
    if (arrived.length === 0) return;
    setFresh((before) => [...before, ...arrived.map(({ uuid, number }) => ({ uuid, number }))]);
    onArrival();
    window.setTimeout(() => {
      setFresh((before) => before.filter(({ uuid }) => arrived.every((order) => order.uuid !== uuid)));
    }, NEW_FOR_MS);
  }, [orders, at, onArrival]);
  return {
    isNew: (uuid: string) => fresh.some((order) => order.uuid === uuid),
    words: fresh.length === 0 ? "" : `New: ${fresh.map(({ number }) => shortNumber(number)).join(", ")}`,
  };
}
