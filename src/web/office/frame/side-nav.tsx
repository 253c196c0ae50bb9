import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { OpenWork } from "../../../shop/back-office/count-open-work.ts";
import { OFFICE_ROOT } from "../../session/home-of.ts";
import { classes } from "../../ui/classes.ts";
import type { OfficePage } from "../office-pages.ts";
import "./side-nav.css";

export const NAV_ID = "office-nav";

/** Numbers of open work; null if counting failed. */
export type Counts = Partial<Record<OpenWork, number | null>>;

type SideNavProps = { groups: OfficePage[][]; counts: Counts };

/** The pages that this person may open: at the side, and on phones a menu that the bar opens, also without script. */
export function SideNav({ groups, counts }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the menu
  useEffect(() => nav.current?.hidePopover(), [key]);
  return (
    <nav
      className="office-side"
      id={NAV_ID}
      popover="auto"
      aria-label="Back office"
      ref={nav}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Close the menu when the focus leaves it: it covers the page behind.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <button type="button" className="office-side-close" popoverTarget={NAV_ID} popoverTargetAction="hide">
        <X className="icon" aria-hidden="true" />
        Close menu
      </button>
      {groups.map((pages) => (
        <ul key={pages[0]?.path}>
          {pages.map(({ path, label, Icon, count, tone }) => (
            <li key={path}>
              <NavLink to={path} end={path === OFFICE_ROOT} title={label}>
                <Icon className="icon" aria-hidden="true" />
                <span>{label}</span>
                <Count number={count && counts[count]} tone={tone} />
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Count({ number, tone }: { number: number | null | undefined; tone: OfficePage["tone"] }) {
  if (!number) return null;
  return <small className={classes("office-count", tone && `is-${tone}`)}>{number}</small>;
}
