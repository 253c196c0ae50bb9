import type { ComponentProps } from "react";
import type { KitchenColumn } from "../../../../shop/orders/rules/staff-status.ts";
import { COLUMN_TITLES } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";
import { Docket } from "./docket.tsx";
import { LaterOrder } from "./later-order.tsx";

const EMPTY_WORDS: Record<KitchenColumn, string> = {
  start: "Nothing to start.",
  making: "Nothing in the oven.",
  ready: "Nothing waits for a rider.",
};

type BoardColumnProps = {
  column: KitchenColumn;
  /** The most urgent first. */
  orders: BoardOrder[];
  isNew: (order: BoardOrder) => boolean;
  isDim: (order: BoardOrder) => boolean;
  isUnsent: (order: BoardOrder) => boolean;
  onTap: ComponentProps<typeof Docket>["onTap"];
};

/** One stage of the kitchen. Orders that start later are half as large. */
export function BoardColumn({ column, orders, isNew, isDim, isUnsent, onTap }: BoardColumnProps) {
  const isLater = (order: BoardOrder) => order.urgency === "later" && !isNew(order);
  const now = orders.filter((order) => !isLater(order));
  const later = orders.filter(isLater);
  return (
    <section className="kitchen-column" aria-labelledby={`column-${column}`}>
      <h2 id={`column-${column}`}>
        {COLUMN_TITLES[column]} <b>{orders.length}</b>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must scroll by keyboard */}
      <div className="kitchen-scroll" tabIndex={0}>
        {orders.length === 0 && <p className="kitchen-none">{EMPTY_WORDS[column]}</p>}
        <ul className="dockets">
          {now.map((order) => (
            <Docket
              key={order.uuid}
              order={order}
              isNew={isNew(order)}
              isDim={isDim(order)}
              isUnsent={isUnsent(order)}
              onTap={onTap}
            />
          ))}
        </ul>
        {later.length > 0 && (
          <>
            <h3>
              Start later <small>{later.length}</small>
            </h3>
            <ul className="later-orders">
              {later.map((order) => (
                <LaterOrder key={order.uuid} order={order} isDim={isDim(order)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
