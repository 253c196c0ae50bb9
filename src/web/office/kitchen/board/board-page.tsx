import { useSearchParams } from "react-router";
import { KITCHEN_COLUMNS } from "../../../../shop/orders/rules/kitchen-columns.ts";
import { bakeKeyOf, totalsToBake } from "../../../../shop/orders/rules/to-bake.ts";
import { Alert } from "../../../ui/note.tsx";
import { BoardBar } from "./board-bar.tsx";
import { BoardColumn } from "./board-column.tsx";
import type { BoardOrder, ShownBoard } from "./board-types.ts";
import { Dock } from "./dock.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useChime } from "./use-chime.ts";
import { useLiveBoard } from "./use-live-board.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { useWishes } from "./use-wishes.ts";
import "./board.css";

type BoardPageProps = { board: ShownBoard; isStale: boolean; refusal: string };

/** The board: a bar, a column for each stage, and what is to be baked. */
export function BoardPage({ board, isStale, refusal }: BoardPageProps) {
  const [query] = useSearchParams();
  const connection = useLiveBoard(board.kitchen.id, isStale);
  const { isSoundOn, toggleSound, chime } = useChime();
  const arrivals = useArrivals(board, chime);
  const wishes = useWishes(board, chime);
  useWakeLock();
  const slot = board.slots.find(({ key }) => key === query.get("slot"))?.key ?? null;
  const shown = slot === null ? board.orders : board.orders.filter((order) => order.slot.key === slot);
  const totals = totalsToBake(shown.filter(({ column }) => column === "start"));
  const bake = totals.find(({ key }) => key === query.get("bake"))?.key ?? null;
  const isDim = (order: BoardOrder) => bake !== null && !isCountedIn(order, bake);
  return (
    <div className="kitchen-board">
      <BoardBar board={board} slot={slot} connection={connection} sound={{ isSoundOn, toggleSound }} />
      {connection === "offline" && <OfflineBanner at={board.at} />}
      <p className="sr-only" role="status">
        {[arrivals.words, wishes].filter(Boolean).join(". ")}
      </p>
      <main id="main" className="kitchen-columns">
        {refusal && <Alert>{refusal}</Alert>}
        {KITCHEN_COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            orders={shown.filter((order) => order.column === column)}
            isNew={({ uuid }) => arrivals.isNew(uuid)}
            isDim={isDim}
          />
        ))}
      </main>
      <Dock
        kitchen={board.kitchen.id}
        slot={slot}
        totals={totals}
        bake={bake}
        undo={board.undo}
        at={board.at}
      />
    </div>
  );
}

function isCountedIn({ column, slot, lines }: BoardOrder, bake: string): boolean {
  return column === "start" && lines.some((line) => bakeKeyOf(line, slot.key) === bake);
}
