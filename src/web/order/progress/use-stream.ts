import { useEffect } from "react";

/** A stream that was refused (too many of them, say) is tried again after this time, in ms. */
const AGAIN_AFTER = 60_000;

type Listening = {
  /** Called for each event. One comes as soon as the page listens, so nothing is missed that happened before. */
  onNews: () => void;
  /** Is the shop heard now? */
  onHearing: (hears: boolean) => void;
};

/**
 * Listens to the shop's events `order` for as long as somebody looks at the page.
 * @param address where they come from; null listens to nothing
 */
export function useStream(address: string | null, { onNews, onHearing }: Listening): void {
  useEffect(() => {
    if (address === null || !("EventSource" in window)) return;
    let source: EventSource | null = null;
    let again: number | undefined;
    const close = () => {
      window.clearTimeout(again);
      source?.close();
      source = null;
      onHearing(false);
    };
    const open = () => {
      close();
      const opened = new EventSource(address);
      source = opened;
      // Not when it opens: what stands between may keep events back.
      opened.addEventListener("order", () => {
        onHearing(true);
        onNews();
      });
      opened.addEventListener("error", () => {
        onHearing(false);
        // A broken one comes back by itself, a refused one does not.
        if (opened.readyState === EventSource.CLOSED) again = window.setTimeout(open, AGAIN_AFTER);
      });
    };
    const onLook = () => (document.visibilityState === "hidden" ? close() : open());
    onLook();
    document.addEventListener("visibilitychange", onLook);
    return () => {
      document.removeEventListener("visibilitychange", onLook);
      close();
    };
  }, [address, onNews, onHearing]);
}
