import { useNavigation } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import "./loading-cake.css";

/** Says that a cake's page is loading, once that takes noticeably long. */
export function LoadingCake() {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname.startsWith("/cake/");
  return (
    <div role="status">
      {isLoading && (
        <p className="loading-cake">
          <Spinner />
          Loading cake details...
        </p>
      )}
    </div>
  );
}
