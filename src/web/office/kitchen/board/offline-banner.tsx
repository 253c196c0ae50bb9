import WifiOff from "lucide-react/icons/wifi-off";
import { useRevalidator } from "react-router";
import { showTime } from "../../../../shop/basics/india-time.ts";

/** Says since when the board is not up to date. */
export function OfflineBanner({ at, onRetry }: { at: Date; onRetry: () => void }) {
  const { revalidate, state } = useRevalidator();
  const retry = () => {
    onRetry();
    void revalidate();
  };
  return (
    <div className="kitchen-offline" role="alert">
      <WifiOff className="icon" aria-hidden="true" />
      <p>
        <b>No connection since {showTime(at)}.</b> New orders do not show here. Your taps are saved and sent
        later.
      </p>
      <button type="button" onClick={retry} aria-busy={state === "loading" || undefined}>
        Try again
      </button>
    </div>
  );
}
