import { type MouseEvent, useCallback, useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import { KITCHEN_COLUMNS } from "../../../../shop/orders/rules/kitchen-columns.ts";
import { bakeKeyOf, totalsToBake } from "../../../../shop/orders/rules/to-bake.ts";
import { Alert } from "../../../ui/note.tsx";
import { BoardBar } from "./board-bar.tsx";
import { BoardColumn } from "./board-column.tsx";
import { BoardFooter } from "./board-footer.tsx";
import type { BoardOrder, ShownBoard } from "./board-types.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { RefusedTaps } from "./taps/refused-taps.tsx";
import { useTaps } from "./taps/use-taps.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useChime } from "./use-chime.ts";
import { useLiveBoard } from "./use-live-board.ts";
import { useNotices } from "./use-notices.ts";
import { useSingleTap } from "./use-single-tap.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import "./board.css";

type BoardPageProps = {
  board: ShownBoard;
  userId: string;
  isStale: boolean;
  refusal: string;
  roles: Role[];
};

/** The board: a bar, a column for each stage, and what is to be baked. */
export function BoardPage({ board, userId, isStale, refusal, roles }: BoardPageProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const connection = useLiveBoard(board.kitchen.id, isStale);
  const { isSoundOn, toggleSound, chime } = useChime();
  const arrivals = useArrivals(board, chime);
  const notices = useNotices(board, chime);
  useWakeLock();
  const taps = useTaps(board, userId, revalidate);
  const { tap, send } = taps;
  useEffect(() => {
    if (connection === "live") void send();
  }, [connection, send]);
  const isSingle = useSingleTap();
  const onTap = useCallback(
    (event: MouseEvent, order: BoardOrder) => {
      if (!isSingle(event)) return false;
      if (!order.changes) void tap(order);
      return Boolean(order.changes);
    },
    [isSingle, tap],
  );
  const isOffline = connection === "offline";
  const unsent = isOffline || taps.isStuck ? taps.unsent : [];
  const slot = board.slots.find(({ key }) => key === query.get("slot"))?.key ?? null;
  const shown = slot === null ? taps.orders : taps.orders.filter((order) => order.slot.key === slot);
  const totals = totalsToBake(shown.filter(({ column }) => column === "start"));
  const bake = totals.find(({ key }) => key === query.get("bake"))?.key ?? null;
  const isDim = (order: BoardOrder) => bake !== null && !order.changes && !isCountedIn(order, bake);
  return (
    <div className="kitchen-board">
      <BoardBar {...{ board, slot, connection, roles }} sound={{ isSoundOn, toggleSound }} />
      <div className="kitchen-notices">
        {isOffline && <OfflineBanner at={board.at} onRetry={send} />}
        {taps.refused.length > 0 && (
          <RefusedTaps
            taps={taps.refused}
            orders={taps.orders}
            kitchenId={board.kitchen.id}
            discard={taps.discard}
          />
        )}
      </div>
      <p className="sr-only" role="status">
        {[notices, arrivals.words].filter(Boolean).join(". ")}
      </p>
      <main id="main" className="kitchen-columns">
        {(taps.problem || refusal) && <Alert>{taps.problem || refusal}</Alert>}
        {KITCHEN_COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            orders={[...board.withdrawn, ...shown].filter((order) => order.column === column)}
            isNew={({ uuid }) => arrivals.isNew(uuid)}
            isDim={isDim}
            isUnsent={({ uuid }) => unsent.some(({ orderId }) => orderId === uuid)}
            onTap={onTap}
          />
        ))}
      </main>
      <BoardFooter
        kitchen={board.kitchen.id}
        slot={slot}
        totals={totals}
        bake={bake}
        undo={board.undo}
        at={board.at}
        unsent={unsent}
        takeBack={taps.takeBack}
      />
    </div>
  );
}

function isCountedIn(order: BoardOrder, bake: string): boolean {
  return order.column === "start" && order.lines.some((line) => bakeKeyOf(line, order) === bake);
}
