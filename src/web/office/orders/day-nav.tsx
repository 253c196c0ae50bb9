import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { addDays, type Day, showDay } from "../../../shop/basics/india-time.ts";
import { listHref } from "./list-url.ts";

/** The days around this one, with the same filters. */
export function DayNav({ on, today, query }: { on: Day; today: Day; query: URLSearchParams }) {
  const before = addDays(on, -1);
  const after = addDays(on, 1);
  const href = (day: Day) => listHref(query, { on: day, from: null, to: null });
  return (
    <nav className="orders-days" aria-label="Days">
      <Link className="chip" to={href(before)} aria-label={`The day before, ${showDay(before)}`}>
        <ChevronLeft className="icon" aria-hidden="true" />
        {showDay(before)}
      </Link>
      {on !== today && (
        <Link className="chip" to={listHref(query, { on: null, from: null, to: null })}>
          Today
        </Link>
      )}
      <Link className="chip" to={href(after)} aria-label={`The day after, ${showDay(after)}`}>
        {showDay(after)}
        <ChevronRight className="icon" aria-hidden="true" />
      </Link>
    </nav>
  );
}
