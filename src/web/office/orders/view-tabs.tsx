import Users from "lucide-react/icons/users-round";
import { Link } from "react-router";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { ListedView } from "../../../shop/saved-views/saved-views.reads.ts";
import { filterQuery, listHref } from "./list-url.ts";

type View = { name: string; query: string; isForAllDays?: true; forCustomers?: true };

/** Built-in views. */
const BUILT_IN: View[] = [
  { name: "Today", query: "" },
  { name: "To bake", query: "status=placed&status=accepted&status=preparing" },
  { name: "Out now", query: "status=shipped&status=out for delivery" },
  { name: "Not delivered", query: "status=undeliverable" },
  // An order that is being paid can be for any day.
  {
    name: "Waiting for payment",
    query: "status=awaiting payment&from=today",
    isForAllDays: true,
    forCustomers: true,
  },
  { name: "Tomorrow", query: "on=tomorrow" },
];

function queryOf({ query, isForAllDays }: View, to: string): string {
  return isForAllDays ? `${query}&to=${to}` : query;
}

type ViewTabsProps = {
  query: URLSearchParams;
  saved: ListedView[];
  seesCustomers: boolean;
  /** The last day that can be ordered for. */
  lastDay: Day;
};

/** Views as tabs: the built-in ones, then the saved ones. */
export function ViewTabs({ query, saved, seesCustomers, lastDay }: ViewTabsProps) {
  const current = filterQuery(query).toString();
  const tab = ({ name, query: text }: View, key: string, isShared = false) => {
    const target = new URLSearchParams(text);
    const isOn = filterQuery(target).toString() === current;
    return (
      <Link key={key} to={listHref(target)} aria-current={isOn ? "page" : undefined}>
        {name}
        {isShared && <Users className="icon" role="img" aria-label="Shared with all staff" />}
      </Link>
    );
  };
  return (
    <nav className="orders-views" aria-label="Views">
      {BUILT_IN.filter(({ forCustomers }) => seesCustomers || !forCustomers).map((view) =>
        tab({ name: view.name, query: queryOf(view, lastDay) }, view.name),
      )}
      {saved.map((view) => tab(view, view.id, view.isShared))}
    </nav>
  );
}

/** Whether these filters are those of a built-in view. */
export function isBuiltIn(query: URLSearchParams): boolean {
  const current = filterQuery(query).toString();
  const to = query.get("to") ?? "";
  return BUILT_IN.some((view) => filterQuery(new URLSearchParams(queryOf(view, to))).toString() === current);
}
