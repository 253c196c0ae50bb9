import { useEffect } from "react";

/** Wait before retrying a refused stream (for example, too many are open), in ms. */
const RETRY_AFTER_MS = 60_000;

type StreamHandlers = {
  /** Called for each event. The first comes when the stream opens, so no earlier change is missed. */
  onEvent: () => void;
  /** Called when the stream starts or stops delivering. */
  onStreaming: (isStreaming: boolean) => void;
};

/**
 * Listens to the shop's `order` events while the page is visible.
 * @param url URL of the stream; null for none
 */
export function useStream(url: string | null, { onEvent, onStreaming }: StreamHandlers): void {
  useEffect(() => {
    if (url === null || !("EventSource" in window)) return;
    let source: EventSource | null = null;
    let retry: number | undefined;
    const close = () => {
      window.clearTimeout(retry);
      source?.close();
      source = null;
      onStreaming(false);
    };
    const open = () => {
      close();
      const opened = new EventSource(url);
      source = opened;
      // Not on open: a proxy may hold events back.
      opened.addEventListener("order", () => {
        onStreaming(true);
        onEvent();
      });
      opened.addEventListener("error", () => {
        onStreaming(false);
        // EventSource reconnects a broken stream, not a refused one.
        if (opened.readyState === EventSource.CLOSED) retry = window.setTimeout(open, RETRY_AFTER_MS);
      });
    };
    const onVisibility = () => (document.visibilityState === "hidden" ? close() : open());
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      close();
    };
  }, [url, onEvent, onStreaming]);
}
