import { useEffect } from "react";
import { eventStream } from "./event-stream.ts";

/** Wait before retrying a refused stream (for example, too many are open), in ms. */
const RETRY_AFTER_MS = 60_000;

type StreamHandlers = {
  /** Called for each event, with its data. The first comes when the stream opens, so no earlier change is missed. */
  onEvent: (data: string) => void;
  /** Called when the stream starts or stops delivering. */
  onStreaming?: (isStreaming: boolean) => void;
};

/**
 * Listens to the shop's events of one name while the page is visible.
 * @param url URL of the stream; null for none
 */
export function useStream(url: string | null, name: string, { onEvent, onStreaming }: StreamHandlers): void {
  useEffect(() => {
    if (url === null || !("EventSource" in window)) return;
    const stream = eventStream(url, name, {
      onEvent: (data) => {
        onStreaming?.(true);
        onEvent(data);
      },
      onLost: () => onStreaming?.(false),
      retryAfter: () => RETRY_AFTER_MS,
    });
    const close = () => {
      stream.close();
      onStreaming?.(false);
    };
    const onVisibility = () => (document.visibilityState === "hidden" ? close() : stream.open());
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      close();
    };
  }, [url, name, onEvent, onStreaming]);
}
