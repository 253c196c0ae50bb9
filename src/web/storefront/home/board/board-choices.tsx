import { BoardDays } from "./board-days.tsx";
import { BoardHours } from "./board-hours.tsx";
import type { Board } from "./use-board.ts";

/** Day and hour: what comes once there is a place. */
export function BoardChoices({ board }: { board: Board }) {
  return (
    <>
      <BoardDays board={board} />
      <BoardHours board={board} />
    </>
  );
}
