import { useEffect } from "react";

/** Keeps the screen awake while the page is visible. Browsers without wake locks, or that refuse one, go on without. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      const granted = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await granted?.release();
      else lock = granted;
    };
    void request();
    // Hiding the page releases the lock.
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      void lock?.release();
    };
  }, []);
}
