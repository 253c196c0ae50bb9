import CircleUser from "lucide-react/icons/circle-user-round";
import { NavLink } from "react-router";
import { useSession } from "../../session/use-session.ts";
import { CartTab } from "./cart-entry.tsx";
import { REVIEWS, REWARDS, TRACK } from "./entries.ts";
import { MENU_ID } from "./menu.tsx";
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

/** Who is signed in finds coins and the way out in the menu. */
function AccountTab() {
  const { me } = useSession();
  if (!me) return <Tab href="/accounts" label="Account" long="Account" Icon={CircleUser} />;
  return (
    <button type="button" popoverTarget={MENU_ID} aria-label={`${me.firstName}, open the menu`}>
      <CircleUser className="ic" aria-hidden="true" />
      <span className="who">{me.firstName}</span>
    </button>
  );
}
