import { useEffect } from "react";
import { useEarliestSlots } from "../../delivery/use-earliest.ts";

/** Requests the earliest slots once per page and shows them on every card. */
export function EarliestSlots() {
  const earliest = useEarliestSlots();
  useEffect(() => {
    if (earliest === null) return;
    let isNow = true;
    const element = import("./earliest-slot-element.ts");
    element.then(({ showEarliestSlots }) => isNow && showEarliestSlots(earliest));
    return () => {
      isNow = false;
      element.then(({ showEarliestSlots }) => showEarliestSlots(null));
    };
  }, [earliest]);
  return null;
}
