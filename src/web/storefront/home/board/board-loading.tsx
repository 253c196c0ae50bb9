import { Skeleton } from "../../../ui/skeleton.tsx";
import "../../../ui/slots.css";

/** Placeholders: as many days as there will be. */
export function DaysLoading() {
  return (
    <div className="board-days">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="board-day" />
      ))}
    </div>
  );
}

/** Placeholder of the slots, in their final size. */
export function HoursLoading() {
  return (
    <div className="board-hours slots is-loading" role="status">
      <span className="sr-only">Loading delivery slots…</span>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="slot" />
      ))}
    </div>
  );
}

export function BoardLoading() {
  return (
    <>
      <DaysLoading />
      <HoursLoading />
    </>
  );
}
