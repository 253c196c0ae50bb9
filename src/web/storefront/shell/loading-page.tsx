import { useLocation, useNavigation } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import "./loading-page.css";

/** Says that a cake's page or a listing is loading, once that takes noticeably long. */
export function LoadingPage() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  // A listing says it itself while its filters change.
  const words = location && location.pathname !== pathname && loadingWords(location.pathname);
  return (
    <div role="status">
      {words && (
        <p className="loading-page">
          <Spinner />
          {words}
        </p>
      )}
    </div>
  );
}

function loadingWords(path: string): string | null {
  if (path.startsWith("/cake/")) return "Loading cake details...";
  return /^\/(allcakes|search|category)\b/i.test(path) ? "Loading cakes..." : null;
}
