import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";

/** Whether the browser is online. True on the server, and until the browser says otherwise. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <div className="toast on-jam">
          <WifiOff className="icon" aria-hidden="true" />
          <span>You are offline. What you have chosen is kept.</span>
        </div>
      )}
    </div>
  );
}
