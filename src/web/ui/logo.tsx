import { JamunMark } from "./jamun-mark.tsx";

/** Mark and name, leading home. */
export function Logo({ name, tagline }: { name: string; tagline?: string }) {
  return (
    <a className="logo" href="/">
      <JamunMark />
      <span>
        <b>{name}</b>
        {tagline && <small>{tagline}</small>}
        <span className="sr">Home</span>
      </span>
    </a>
  );
}
