import { useEffect } from "react";
import { useEarliest } from "../../delivery/use-earliest.ts";

/** Asks once a page when things can arrive at the shopper's place, and lets every card on it say so. */
export function FirstHours() {
  const earliest = useEarliest();
  useEffect(() => {
    if (earliest === null) return;
    let isNow = true;
    const told = import("./first-hour.ts");
    told.then(({ showFirstHours }) => isNow && showFirstHours(earliest));
    return () => {
      isNow = false;
      told.then(({ showFirstHours }) => showFirstHours(null));
    };
  }, [earliest]);
  return null;
}
