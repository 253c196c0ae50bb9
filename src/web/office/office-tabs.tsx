import { NavLink } from "react-router";

/** The pages of an area of the office. */
export function OfficeTabs({ name, tabs }: { name: string; tabs: { to: string; label: string }[] }) {
  return (
    <nav className="chips" aria-label={name}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} className={({ isActive }) => (isActive ? "chip is-on" : "chip")} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
