import { showDay } from "../../../../shop/basics/india-time.ts";
import { SlotChoice } from "../../../delivery/slot-choice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/note.tsx";
import { HoursLoading } from "./board-loading.tsx";
import { type Hour, isAnyOpen } from "./hours-of-day.ts";
import type { Board } from "./use-board.ts";

/** The slots of the day with capacity and fees, in their own scrolling box. */
export function BoardHours({ board }: { board: Board }) {
  const { hours } = board;
  if (board.hasFailed)
    return (
      <div className="board-hours board-answer">
        <Alert>Error fetching delivery slots.</Alert>
        <Button size="small" look="soft" busy={board.isRetrying} onClick={board.retry}>
          Try again
        </Button>
      </div>
    );
  if (hours === null) return <HoursLoading />;
  if (!isAnyOpen(hours)) return <NothingOpen board={board} hours={hours} />;
  return (
    <fieldset className="board-hours">
      <legend className="sr-only">Hour</legend>
      <div className="slots">
        {hours.map((hour) => (
          <SlotChoice
            key={`${hour.option} ${hour.label}`}
            slot={hour}
            name="board-hour"
            value={`${hour.option} ${hour.label}`}
            isChosen={hour === board.chosen}
            onChoose={() => board.pickHour(hour)}
          >
            <span className="slot-fee">{hour.fee}</span>
            <span className="slot-kind">{hour.kind}</span>
          </SlotChoice>
        ))}
      </div>
    </fieldset>
  );
}

/** Why there is no slot, and the next day that has one. */
function NothingOpen({ board: { date, today, nextOpen, pickDay }, hours }: { board: Board; hours: Hour[] }) {
  const why =
    hours.length > 0
      ? "Every place of this day is taken."
      : date === today
        ? "No valid slots for today."
        : "No delivery slots found for this pincode.";
  return (
    <div className="board-hours board-answer" role="status">
      <p className="bold">{why}</p>
      {nextOpen && (
        <Button size="small" look="soft" onClick={() => pickDay(nextOpen)}>
          See {showDay(nextOpen)}
        </Button>
      )}
    </div>
  );
}
