import Users from "lucide-react/icons/users-round";
import { Link } from "react-router";
import type { ShownList } from "./shown-list.ts";
import "./views.css";

/** Views as tabs: the built-in ones, then the saved ones. */
export function ViewTabs({ list: { tabs } }: { list: ShownList }) {
  return (
    <nav className="list-views" aria-label="Views">
      {tabs.map(({ key, name, href, isCurrent, isShared }) => (
        <Link key={key} to={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
          {isShared && <Users className="icon" role="img" aria-label="Shared with all staff" />}
        </Link>
      ))}
    </nav>
  );
}
