import type { ShownStep } from "./track-steps.server.ts";
import "./status-track.css";

/** How far the order is, with the time of each step, and when the next ones are due. */
export function StatusTrack({ steps }: { steps: ShownStep[] }) {
  return (
    <ol className="track" aria-label="Steps of the order">
      {steps.map(({ label, state, words }) => (
        <li className={`is-${state}`} aria-current={state === "now" ? "step" : undefined} key={label}>
          <b>{label}</b>
          <span className="muted">{words}</span>
        </li>
      ))}
    </ol>
  );
}
