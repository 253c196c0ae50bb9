import { useEffect, useState } from "react";

/** The time, each half minute anew. It begins with the server's, so that the first drawing is the server's. */
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
