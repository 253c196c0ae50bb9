import { Link } from "react-router";
import { filterQuery, listHref } from "./list-url.ts";

type View = { name: string; query: string; forCustomers?: true };

/** The views that the shop brings. */
const BUILT_IN: View[] = [
  { name: "Today", query: "" },
  { name: "To bake", query: "status=placed&status=accepted&status=preparing" },
  { name: "Out now", query: "status=shipped&status=out for delivery" },
  { name: "Not delivered", query: "status=undeliverable" },
  { name: "Waiting for payment", query: "status=awaiting payment", forCustomers: true },
  { name: "Tomorrow", query: "on=tomorrow" },
];

/** Lists that are needed often, as tabs. */
export function ViewTabs({ query, seesCustomers }: { query: URLSearchParams; seesCustomers: boolean }) {
  const current = filterQuery(query).toString();
  return (
    <nav className="orders-views" aria-label="Views">
      {BUILT_IN.filter(({ forCustomers }) => seesCustomers || !forCustomers).map((view) => {
        const target = new URLSearchParams(view.query);
        const isOn = filterQuery(target).toString() === current;
        return (
          <Link key={view.name} to={listHref(target)} aria-current={isOn ? "page" : undefined}>
            {view.name}
          </Link>
        );
      })}
    </nav>
  );
}
