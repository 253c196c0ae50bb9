import { useEffect, useState } from "react";
import { shopNow } from "../../../clock/shop-clock.ts";

/** The time by the shop's clock, updated every half minute. Starts with the server's time, so that hydration matches. */
export function useNow(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(shopNow());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
