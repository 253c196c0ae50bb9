import Bell from "lucide-react/icons/bell-ring";
import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/text-search";
import { Link } from "react-router";
import type { Role } from "../../../shop/accounts/rules/roles.ts";
import { OFFICE_ROOT } from "../../session/home-of.ts";
import type { useShop } from "../../shop-facts.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import type { FindWords } from "../find/find-words.ts";
import { SearchEntry } from "../find/search-entry.tsx";
import { FIND_PATH } from "../office-pages.ts";
import { type Counts, NAV_ID } from "./side-nav.tsx";

type TopBarProps = {
  shop: Pick<ReturnType<typeof useShop>, "name" | "monogram">;
  person: { name: string; initials: string; roles: Role[] };
  counts: Counts;
  words: FindWords;
};

/** Stays at the top of every page of the office. */
export function TopBar({ shop, person: { name, initials, roles }, counts, words }: TopBarProps) {
  const { alarms } = counts;
  return (
    <header className="office-bar on-jam">
      <button type="button" className="office-burger" popoverTarget={NAV_ID} aria-label="Menu">
        <Menu className="icon" aria-hidden="true" />
      </button>
      <Link className="office-brand" to={OFFICE_ROOT} aria-label={`${shop.name} back office, start`}>
        <BrandMark monogram={shop.monogram} />
        <b className="display">{shop.name}</b>
      </Link>
      <SearchEntry words={words} />
      <div className="office-tools">
        <Link className="office-tool lookup-link" to={FIND_PATH} aria-label="Search">
          <Search className="icon" aria-hidden="true" />
        </Link>
        {alarms !== undefined && (
          <Link
            className="office-tool"
            to="/admin/alarms"
            aria-label={alarms ? `${alarms} ${alarms === 1 ? "alarm" : "alarms"}` : "No alarms"}
          >
            <Bell className="icon" aria-hidden="true" />
            {!!alarms && <small>{alarms}</small>}
          </Link>
        )}
        <a className="office-tool office-person" href="/account">
          <span>
            <b>{name}</b>
            <small>{roles.join(", ")}</small>
          </span>
          <i aria-hidden="true">{initials}</i>
          <span className="sr-only">My account</span>
        </a>
      </div>
    </header>
  );
}
