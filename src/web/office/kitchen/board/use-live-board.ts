import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { type Connection, followBoard } from "./follow-board.ts";

/** Interval between two reads of the board, in ms: times and marks change by the minute. */
const READ_EVERY_MS = 60_000;

/**
 * Reads the board again after each change of the kitchen's orders, each minute, and as soon as the connection is back.
 * Unlike a shopper's page it also listens while it is hidden, because it rings.
 * @param isStale whether the last read failed
 */
export function useLiveBoard(kitchenId: string, isStale: boolean): Connection {
  const { revalidate } = useRevalidator();
  const [connection, setConnection] = useState<Connection>("connecting");
  useEffect(() => {
    const end = followBoard(kitchenId, { onChange: revalidate, onConnection: setConnection });
    const timer = window.setInterval(revalidate, READ_EVERY_MS);
    return () => {
      end();
      window.clearInterval(timer);
    };
  }, [kitchenId, revalidate]);
  return isStale ? "offline" : connection;
}
