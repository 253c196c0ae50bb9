import ChevronLeft from "lucide-react/icons/chevron-left";
import { Link } from "react-router";
import "./office-link.css";

/** The way back to the office, first on the pages that fill a tablet or a phone and have no navigation. */
export function OfficeLink({ to }: { to: string }) {
  return (
    <Link className="office-link" to={to}>
      <ChevronLeft className="icon" aria-hidden="true" />
      Back office
    </Link>
  );
}
