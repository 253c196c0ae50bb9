import { NAV_LINKS, TRACK } from "./nav-links.ts";

/** Tracking, reviews and rewards, at the right end of the menu bar. */
export function AuxLinks() {
  return (
    <nav className="aux" aria-label="Orders and rewards">
      {NAV_LINKS.map(({ href, label, Icon }) => (
        <a key={href} href={href}>
          {href === TRACK.href && <Icon className="icon" aria-hidden="true" />}
          {label}
        </a>
      ))}
    </nav>
  );
}
