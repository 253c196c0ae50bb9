import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Returns the page's fragment: a stop, `pick-up`, or nothing. The server does not know it. */
export function useStopHash(): string {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isInBrowser ? hash.slice(1) : "";
}
