import { Skeleton } from "../../../ui/skeleton.tsx";
import "../../../ui/slots.css";

/** Grey days, as many as there will be. */
export function DaysLoading() {
  return (
    <div className="days">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="day" />
      ))}
    </div>
  );
}

/** Grey hours, in the room that they will have. */
export function HoursLoading() {
  return (
    <div className="board-h slots" role="status">
      <span className="sr">Loading delivery slots…</span>
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
