import "./fill-bar.css";

/** How much of a capacity is sold, next to its figures: screen readers read those. */
export function FillBar({ sold, capacity }: { sold: number; capacity: number }) {
  return <meter className="fill-bar" min={0} max={Math.max(1, capacity)} value={sold} aria-hidden="true" />;
}
