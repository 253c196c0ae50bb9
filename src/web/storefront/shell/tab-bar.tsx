import { NavLink } from "react-router";
import { Ready } from "../../rendering/ready.tsx";
import { useSession } from "../../session/use-session.ts";
import { CartTab } from "./cart-entry.tsx";
import { MY_ACCOUNT, REVIEWS, REWARDS, TRACK } from "./nav-links.ts";
import "./tab-bar.css";

/** Id of the element with the tabs. */
export const TAB_BAR_ID = "tab-bar";

/** The header's entries as a tab bar, on phones. */
export function TabBar() {
  return (
    <Ready as="nav" id={TAB_BAR_ID} className="tab-bar" aria-label="Quick links">
      <Tabs />
    </Ready>
  );
}

export function Tabs() {
  return (
    <>
      <Tab {...REVIEWS} />
      <Tab {...TRACK} />
      <CartTab />
      <Tab {...REWARDS} />
      <AccountTab />
    </>
  );
}

function Tab({ href, label, Icon }: typeof REVIEWS) {
  return (
    <NavLink to={href}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </NavLink>
  );
}

/** Links to the account by the customer's name; coins and sign-out are in the menu. */
function AccountTab() {
  const { me } = useSession();
  if (!me) return <Tab {...MY_ACCOUNT} href="/accounts" />;
  const { long, Icon } = MY_ACCOUNT;
  return (
    <NavLink to="/account" aria-label={`${me.firstName}, ${long.toLowerCase()}`}>
      <Icon className="icon" aria-hidden="true" />
      <span className="tab-bar-name">{me.firstName}</span>
    </NavLink>
  );
}
