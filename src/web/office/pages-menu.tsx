import Menu from "lucide-react/icons/menu";
import { Link } from "react-router";
import type { Role } from "../../shop/accounts/rules/roles.ts";
import { pagesFor } from "./office-pages.ts";
import "./pages-menu.css";

const MENU_ID = "pages-menu";

/** The other pages of the office that these roles may open from a page without navigation. */
function otherPages(roles: readonly Role[], here: string) {
  return pagesFor(roles).filter(({ group, path }) => group !== null && path !== here);
}

export function hasOtherPages(roles: readonly Role[], here: string): boolean {
  return otherPages(roles, here).length > 0;
}

type PagesMenuProps = {
  roles: readonly Role[];
  here: string;
  /** Without its name on screen, in a bar that has no room. */
  isCompact?: boolean;
};

/**
 * A button that opens a menu of the office, on the pages that fill a tablet or a phone; also without script. Nothing
 * for staff without other pages.
 */
export function PagesMenu({ roles, here, isCompact = false }: PagesMenuProps) {
  const pages = otherPages(roles, here);
  if (pages.length === 0) return null;
  return (
    <>
      <button type="button" className="pages-menu-button" popoverTarget={MENU_ID}>
        <Menu className="icon" aria-hidden="true" />
        <span className={isCompact ? "sr-only" : undefined}>Back office</span>
      </button>
      <nav className="pages-menu" id={MENU_ID} popover="auto" aria-label="Back office">
        <ul>
          {pages.map(({ path, label, Icon }) => (
            <li key={path}>
              <Link to={path}>
                <Icon className="icon" aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
