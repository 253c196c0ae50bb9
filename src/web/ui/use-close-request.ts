import { useEffect, useRef } from "react";

declare global {
  interface Window {
    /** Not in every browser, and not yet in TypeScript's types. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

/**
 * Closes a dialog when the system asks: on Android, Back closes it and stays on the page. The last opened dialog is
 * asked first. Browsers without close watchers go back a page.
 * @param close called once; must remove the dialog
 */
export function useCloseRequest(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, []);
}
