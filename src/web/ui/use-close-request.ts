import { useEffect, useRef } from "react";

/** The browser's own watcher of close requests (not in every browser, and not yet in the compiler's types). */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };

/**
 * Closes a window when the system asks for it: on Android, Back then closes the window and stays on the page. The browser
 * asks the window opened last. A browser without close watchers goes back a page, as before.
 * @param close called once; the window must be gone after it
 */
export function useCloseRequest(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, []);
}
