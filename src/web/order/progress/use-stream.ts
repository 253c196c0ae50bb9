import { useEffect } from "react";

/** Wait before retrying a refused stream (for example, too many are open), in ms. */
const AGAIN_AFTER = 60_000;

type Listening = {
  /** Called for each event. The first comes when the stream opens, so no earlier change is missed. */
  onNews: () => void;
  /** Called when the stream starts or stops delivering. */
  onHearing: (hears: boolean) => void;
};

/**
 * Listens to the shop's `order` events while the page is visible.
 * @param url URL of the stream; null for none
 */
export function useStream(url: string | null, { onNews, onHearing }: Listening): void {
  useEffect(() => {
    if (url === null || !("EventSource" in window)) return;
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
      const opened = new EventSource(url);
      source = opened;
      // Not on open: a proxy may hold events back.
      opened.addEventListener("order", () => {
        onHearing(true);
        onNews();
      });
      opened.addEventListener("error", () => {
        onHearing(false);
        // EventSource reconnects a broken stream, not a refused one.
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
  }, [url, onNews, onHearing]);
}
