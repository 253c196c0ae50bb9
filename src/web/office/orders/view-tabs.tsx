import Users from "lucide-react/icons/users-round";
import { Link } from "react-router";
import type { ListedView } from "../../../shop/saved-views/saved-views.reads.ts";
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

type ViewTabsProps = { query: URLSearchParams; saved: ListedView[]; seesCustomers: boolean };

/** Lists that are needed often, as tabs: those of the shop, then the saved ones. */
export function ViewTabs({ query, saved, seesCustomers }: ViewTabsProps) {
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
        tab(view, view.name),
      )}
      {saved.map((view) => tab(view, view.id, view.isShared))}
    </nav>
  );
}

/** Whether these filters are a view that the shop brings. */
export function isBuiltIn(query: URLSearchParams): boolean {
  const current = filterQuery(query).toString();
  return BUILT_IN.some((view) => filterQuery(new URLSearchParams(view.query)).toString() === current);
}
