import { NavLink } from "react-router";
import { useSession } from "../../session/use-session.ts";
import { CartTab } from "./cart-entry.tsx";
import { MY_ACCOUNT, REVIEWS, REWARDS, TRACK } from "./entries.ts";
import "./tab-bar.css";

/** The header's entries under the thumb, on phones. */
export function TabBar() {
  return (
    <nav className="tabbar" aria-label="Quick links">
      <Tab {...REVIEWS} />
      <Tab {...TRACK} />
      <CartTab />
      <Tab {...REWARDS} />
      <AccountTab />
    </nav>
  );
}

function Tab({ href, label, Icon }: typeof REVIEWS) {
  return (
    <NavLink to={href}>
      <Icon className="ic" aria-hidden="true" />
      {label}
    </NavLink>
  );
}

/** To the account of who is signed in, by their name; coins and the way out are in the menu. */
function AccountTab() {
  const { me } = useSession();
  if (!me) return <Tab {...MY_ACCOUNT} href="/accounts" />;
  const { long, Icon } = MY_ACCOUNT;
  return (
    <NavLink to="/account" aria-label={`${me.firstName}, ${long.toLowerCase()}`}>
      <Icon className="ic" aria-hidden="true" />
      <span className="who">{me.firstName}</span>
    </NavLink>
  );
}
