import { Link } from "react-router";
import { JamunMark } from "./jamun-mark.tsx";

/** Mark and name, leading home. */
export function Logo({ name, tagline }: { name: string; tagline?: string }) {
  return (
    <Link className="logo" to="/">
      <JamunMark />
      <span>
        <b>{name}</b>
        {tagline && <small>{tagline}</small>}
        <span className="sr">Home</span>
      </span>
    </Link>
  );
}
