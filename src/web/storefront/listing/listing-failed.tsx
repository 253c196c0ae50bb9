import { useLocation } from "react-router";
import { Note } from "../../ui/note.tsx";
import "./listing.css";

/** The listing could not be loaded; the link retries, with or without script. */
export function FailedListing() {
  const { pathname, search } = useLocation();
  return (
    <main className="wrap listing-page">
      <Note
        as="h1"
        kind="error"
        title="Failed to load cakes."
        action={
          <a className="btn" href={`${pathname}${search}`}>
            Try again
          </a>
        }
      />
    </main>
  );
}
