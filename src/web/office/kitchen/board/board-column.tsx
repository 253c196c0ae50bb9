import { type ComponentProps, type ElementType, Fragment } from "react";
import type { KitchenColumn } from "../../../../shop/orders/rules/staff-status.ts";
import { COLUMN_TITLES } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";
import { Docket } from "./docket.tsx";
import { LaterOrder } from "./later-order.tsx";
import "./ready-group.css";

const EMPTY_WORDS: Record<KitchenColumn, string> = {
  start: "Nothing to start.",
  making: "Nothing in the oven.",
  ready: "Nothing waits for a rider.",
};

const LATER = "Start later";

type BoardColumnProps = {
  column: KitchenColumn;
  /** Orders that have left the board first, then the most urgent. */
  orders: BoardOrder[];
  isNew: (order: BoardOrder) => boolean;
  isDim: (order: BoardOrder) => boolean;
  isUnsent: (order: BoardOrder) => boolean;
  onTap: ComponentProps<typeof Docket>["onTap"];
};

/**
 * One stage of the kitchen. Orders that start later are half as large, unless they are new or have a notice. Ready ones
 * are grouped by run, that of the most urgent order first.
 */
export function BoardColumn({ column, orders, isNew, isDim, isUnsent, onTap }: BoardColumnProps) {
  const isLater = (order: BoardOrder) => order.urgency === "later" && !isNew(order) && order.changes === null;
  const groups = Map.groupBy(
    orders.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b))),
    (order) => (isLater(order) ? LATER : (column === "ready" && order.group?.title) || ""),
  );
  return (
    <section className="kitchen-column" aria-labelledby={`column-${column}`}>
      <h2 id={`column-${column}`}>
        {COLUMN_TITLES[column]} <b>{orders.filter(({ changes }) => !changes?.isGone).length}</b>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must scroll by keyboard */}
      <div className="kitchen-scroll" tabIndex={0}>
        {orders.length === 0 && <p className="kitchen-none">{EMPTY_WORDS[column]}</p>}
        {[...groups].map(([title, inGroup]) => {
          const Shown: ElementType<ComponentProps<typeof Docket>> = title === LATER ? LaterOrder : Docket;
          return (
            <Fragment key={title}>
              {title && (
                <h3
                  className={inGroup[0]?.group?.isWarning && column === "ready" ? "ready-warning" : undefined}
                >
                  {title} <small>{inGroup.length}</small>
                </h3>
              )}
              <ul className={title === LATER ? "later-orders" : "dockets"}>
                {inGroup.map((order) => (
                  <Shown
                    key={order.uuid}
                    order={order}
                    isNew={isNew(order)}
                    isDim={isDim(order)}
                    isUnsent={isUnsent(order)}
                    onTap={onTap}
                  />
                ))}
              </ul>
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}
