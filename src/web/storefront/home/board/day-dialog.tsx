import { dayOf } from "../../../../shop/basics/india-time.ts";
import { shopNow } from "../../../clock/shop-clock.ts";
import { Calendar } from "../../../delivery/calendar.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Board } from "./use-board.ts";

/** The calendar, for days beyond those on the board. */
export function DayDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Select Delivery Date" width="40rem">
      <Calendar
        today={board.today ?? dayOf(shopNow())}
        days={board.days}
        chosen={board.date}
        onPick={(date) => {
          board.pickDay(date);
          onClose();
        }}
      />
    </Dialog>
  );
}
