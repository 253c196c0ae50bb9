import ChefHat from "lucide-react/icons/chef-hat";
import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { initialsOf } from "../../session/initials.ts";
import { Roundel } from "../../ui/marks.tsx";
import type { Route } from "./+types/area.ts";
import { guardAccount, holderContext } from "./account-guard.ts";
import { SECTIONS } from "./sections.ts";
import "./area.css";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

export function loader({ context }: Route.LoaderArgs) {
  const { name, firstName, email, roles } = context.get(holderContext);
  const shownName = name.trim() || firstName;
  return { name: shownName, initials: initialsOf(shownName), email, isStaff: roles.length > 0 };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your account");

/** The frame of the account pages: the customer's name and the navigation. */
export default function AccountArea({ loaderData }: Route.ComponentProps) {
  const { name, initials, email, isStaff } = loaderData;
  return (
    <div className="wrap area">
      <aside className="area-side" aria-label="Your account">
        <div className="area-who">
          <Roundel className="area-board">
            <b className="display" aria-hidden="true">
              {initials}
            </b>
          </Roundel>
          <p>
            <b>{name}</b>
            <span className="muted text-small">{email}</span>
          </p>
        </div>
        <AreaNav isStaff={isStaff} />
      </aside>
      <Outlet />
    </div>
  );
}

function AreaNav({ isStaff }: { isStaff: boolean }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones the tabs are wider than the screen: scroll the current one into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page has another tab
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>("[aria-current=page]");
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="area-nav" aria-label="Your account" ref={nav}>
      <ul>
        {SECTIONS.map(({ href, label, Icon }) => (
          <li key={href}>
            <NavLink to={href}>
              <Icon className="icon" aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
        {isStaff && (
          <li>
            <a href="/admin">
              <ChefHat className="icon" aria-hidden="true" />
              Back office
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
