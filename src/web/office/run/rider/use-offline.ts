import { useEffect, useRef, useSyncExternalStore } from "react";
import type { RunData } from "./run-data.ts";
import { stopsKey } from "./use-live-run.ts";

/** Pause after the last change, in ms: many reports that are sent at once change many stops. */
const KEEP_AFTER_MS = 2_000;

/** Whether the phone has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("online", changed);
      addEventListener("offline", changed);
      return () => {
        removeEventListener("online", changed);
        removeEventListener("offline", changed);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

/**
 * Lets the run's page open without a connection: a service worker stores it with its scripts and pictures, again after
 * each change, so that a page opened later does not show delivered stops as open.
 */
export function useOfflinePage(run: RunData): void {
  const { isStale } = run;
  const key = stopsKey(run.stops);
  const isRider = run.roles.includes("rider");
  const isKept = useRef(false);
  useEffect(() => {
    // On a phone that is almost full, a browser clears stored reports, unless it was asked to persist them.
    if (isRider) void navigator.storage?.persist?.().catch(() => false);
  }, [isRider]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the stops is stored
  useEffect(() => {
    if (isStale || !("serviceWorker" in navigator)) return;
    const keep = async () => {
      const registration = await navigator.serviceWorker.register("/admin/run/worker.js", {
        scope: "/admin/run/",
      });
      const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      active?.postMessage({ page: location.href.split("#")[0], files });
    };
    // Without it the page still works until it is closed.
    const start = () => keep().catch(() => {});
    const timer = setTimeout(start, isKept.current ? KEEP_AFTER_MS : 0);
    isKept.current = true;
    return () => clearTimeout(timer);
  }, [isStale, key]);
}
