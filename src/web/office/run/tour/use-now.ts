import { useEffect, useState } from "react";

/** The current time, updated every half minute. Starts with the server's time, so that hydration matches. */
export function useNow(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
