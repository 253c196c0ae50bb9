import { NavLink } from "react-router";

const TABS = [
  { to: "/admin/delivery", label: "Blackouts" },
  { to: "/admin/delivery/options", label: "Windows and fees" },
  { to: "/admin/delivery/pincodes", label: "Pincodes" },
];

/** The pages of delivery. */
export function DeliveryTabs() {
  return (
    <nav className="chips" aria-label="Delivery">
      {TABS.map(({ to, label }) => (
        <NavLink key={to} className={({ isActive }) => (isActive ? "chip is-on" : "chip")} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
