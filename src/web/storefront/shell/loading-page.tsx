import { useLocation, useNavigation } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import { loadingWords } from "./loading-words.ts";
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
