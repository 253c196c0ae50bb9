import { BoardDays } from "./board-days.tsx";
import { BoardHours } from "./board-hours.tsx";
import type { Board } from "./use-board.ts";

/** Day and slot, shown once a location is known. */
export function BoardChoices({ board }: { board: Board }) {
  return (
    <>
      <BoardDays board={board} />
      <BoardHours board={board} />
    </>
  );
}
