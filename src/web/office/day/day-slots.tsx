import { Link } from "react-router";
import { showMoney } from "../../../shop/basics/money.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import type { DayOrder, DaySlot, WorkDay } from "../../../shop/orders/list-day.ts";
import { eggWordsOf, titleOf } from "../../../shop/orders/rules/order-line.ts";
import { expressBy } from "../../../shop/orders/rules/promised-hours.ts";
import { GiftTasks } from "../gift-tasks.tsx";
import { type IcedLine, LineRequests } from "../line-requests.tsx";
import { StatusTag } from "../status-tag.tsx";

type IcedOrder = Omit<DayOrder, "lines"> & { lines: (DayOrder["lines"][number] & IcedLine)[] };

type DaySlotsProps = {
  slots: (Omit<DaySlot, "orders"> & { orders: IcedOrder[] })[];
  /** Used to name each order's kitchen; empty if there is only one. */
  kitchens: WorkDay["kitchens"];
};

/** A day's orders by their promised slot. */
export function DaySlots({ slots, kitchens }: DaySlotsProps) {
  return slots.map(({ label, option, orders }) => {
    const id = `slot-${label} ${option}`.replace(/\W+/g, "-").toLowerCase();
    return (
      <section className="day-slot" aria-labelledby={id} key={id}>
        <h2 id={id}>
          {label} <span>{OPTION_NAMES[option]}</span> <small>{orders.length}</small>
        </h2>
        <ul>
          {orders.map((order) => (
            <li key={order.uuid}>
              <OrderRow
                order={order}
                isExpress={option === "express"}
                kitchen={kitchens.find((kitchen) => kitchen.id === order.kitchenId)?.name}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type OrderRowProps = { order: IcedOrder; isExpress: boolean; kitchen: string | undefined };

function OrderRow({ order, isExpress, kitchen }: OrderRowProps) {
  const { uuid, number, status, firstName, area, lines, gift, total, placedAt } = order;
  return (
    <article className="day-order">
      <div className="day-who">
        <Link className="link" to={`/admin/orders/${uuid}`}>
          {number}
        </Link>
        <StatusTag status={status} />
      </div>
      <div>
        <ul className="day-items">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
            <li key={index}>
              <b>{line.quantity} ×</b> {titleOf(line)}
              {eggWordsOf(line) && <span className="office-egg">{eggWordsOf(line)}</span>}
              {line.customised && <span className="office-egg">Customised</span>}
              <LineRequests line={line} />
            </li>
          ))}
        </ul>
        {gift && <GiftTasks gift={gift} />}
      </div>
      <p className="day-to">
        <b>{firstName || "Name erased"}</b>
        <span>{area}</span>
        {kitchen && <span className="muted">{kitchen}</span>}
        {isExpress && placedAt && <span>{expressBy(new Date(placedAt))}</span>}
      </p>
      {total !== null && <p className="day-sum">{showMoney(total)}</p>}
    </article>
  );
}
