import { useEffect, useSyncExternalStore } from "react";

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

/** Lets the run's page open without a connection: a service worker stores it with its scripts and pictures. */
export function useOfflinePage(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const keep = async () => {
      const registration = await navigator.serviceWorker.register("/admin/run/worker.js", {
        scope: "/admin/run/",
      });
      const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      active?.postMessage({ page: location.href.split("#")[0], files });
    };
    // Without it the page still works until it is closed.
    keep().catch(() => {});
  }, []);
}
