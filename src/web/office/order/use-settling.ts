import { type SyntheticEvent, useEffect, useRef } from "react";

/** Time in ms for which a form that has just appeared is not sent. */
const SETTLING_MS = 700;

/**
 * Stops a form that takes the place of another under the finger, because the shop changed the status by itself: the
 * press was meant for the button before.
 * @param isOwn whether this person's own form changed the status
 * @returns for `onSubmitCapture`
 */
export function useSettling(status: string, isOwn: boolean): (event: SyntheticEvent) => void {
  const shown = useRef(status);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (shown.current !== status && !isOwn) changedAt.current = performance.now();
    shown.current = status;
  }, [status, isOwn]);
  return (event) => {
    if (performance.now() - changedAt.current >= SETTLING_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
