import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useState } from "react";
import { type Day, showDay, weekdayOf } from "../../../../shop/basics/india-time.ts";
import { classes } from "../../../ui/classes.ts";
import { DaysLoading } from "./board-loading.tsx";
import type { Board } from "./use-board.ts";

const DayDialog = lazy(() => import("./day-dialog.tsx").then((file) => ({ default: file.DayDialog })));

/** Days on the board itself; the others are in the calendar. */
const SHOWN = 3;

/** The next days, and a button for any other. */
export function BoardDays({ board }: { board: Board }) {
  const { days, date, today, pickDay } = board;
  const [isOpen, setOpen] = useState(false);
  if (days === null) return <DaysLoading />;
  const next = days.slice(0, SHOWN);
  const isLater = date !== "" && !next.some((day) => day.date === date);
  return (
    <fieldset className="board-days">
      <legend className="sr-only">Day</legend>
      {next.map((day) => (
        <label
          key={day.date}
          className={classes("board-day", day.date === date && "is-on", day.state !== "open" && "is-gone")}
        >
          <input
            type="radio"
            className="sr-only"
            name="board-day"
            value={day.date}
            checked={day.date === date}
            onChange={() => pickDay(day.date)}
          />
          <DayWords on={day.date} today={today} />
        </label>
      ))}
      <button
        type="button"
        className={classes("board-day", isLater && "is-on")}
        aria-label={isLater && date !== "" ? `Another date, now ${showDay(date)}` : "Another date"}
        onClick={() => setOpen(true)}
      >
        {isLater && date !== "" ? (
          <DayWords on={date} today={today} />
        ) : (
          <CalendarDays className="icon" aria-hidden="true" />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <DayDialog board={board} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </fieldset>
  );
}

function DayWords({ on, today }: { on: Day; today: Day | null }) {
  return (
    <span aria-label={on === today ? `Today, ${showDay(on)}` : showDay(on)} role="img">
      {on === today ? "Today" : weekdayOf(on)}
      <b>{Number(on.slice(8))}</b>
    </span>
  );
}
