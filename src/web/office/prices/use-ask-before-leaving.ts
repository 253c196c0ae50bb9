import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

const QUESTION = "You have not saved your prices. Leave this page and lose them?";
const KEY = "unsaved-prices";

/**
 * Asks before the page is left with unsaved prices: the browser on a reload, this page on a link or Back. The hook
 * `useBlocker` of React Router does the same, but would be in the script of every page of the shop.
 */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    router?.getBlocker(
      KEY,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !window.confirm(QUESTION),
    );
    return () => {
      window.removeEventListener("beforeunload", ask);
      router?.deleteBlocker(KEY);
    };
  }, [isUnsaved, router]);
}
