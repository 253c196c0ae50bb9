import CakeSlice from "lucide-react/icons/cake-slice";
import CircleUser from "lucide-react/icons/circle-user-round";
import House from "lucide-react/icons/house";
import MenuIcon from "lucide-react/icons/menu";
import { NavLink } from "react-router";
import { CartTab } from "./cart-entry.tsx";
import { MENU_ID } from "./menu.tsx";

/** The bar under the thumb, on phones. */
export function TabBar() {
  return (
    <nav className="tabbar" aria-label="Quick links">
      <NavLink to="/" end>
        <House className="ic" aria-hidden="true" />
        Home
      </NavLink>
      <NavLink to="/AllCakes" end>
        <CakeSlice className="ic" aria-hidden="true" />
        Cakes
      </NavLink>
      <CartTab />
      <button type="button" popoverTarget={MENU_ID}>
        <MenuIcon className="ic" aria-hidden="true" />
        Menu
      </button>
      <NavLink to="/accounts">
        <CircleUser className="ic" aria-hidden="true" />
        Account
      </NavLink>
    </nav>
  );
}
