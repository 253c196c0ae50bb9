import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import type { DayOrder, DaySlot, WorkDay } from "../../../shop/orders/list-day.ts";
import { StatusTag } from "../status-tag.tsx";

type DaySlotsProps = {
  slots: DaySlot[];
  /** To name each order's kitchen; empty where there is only one. */
  kitchens: WorkDay["kitchens"];
};

/** A day's orders under the hour for which they were promised. */
export function DaySlots({ slots, kitchens }: DaySlotsProps) {
  return slots.map(({ label, option, orders }) => {
    const id = `slot-${label} ${option}`.replace(/\W+/g, "-").toLowerCase();
    return (
      <section className="day-slot" aria-labelledby={id} key={id}>
        <h2 id={id}>
          {label} <span>{option}</span> <small>{orders.length}</small>
        </h2>
        <ul>
          {orders.map((order) => (
            <li key={order.uuid}>
              <OrderRow
                order={order}
                isExpress={option === "Express Delivery"}
                kitchen={kitchens.find((one) => one.id === order.kitchenId)?.name}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type OrderRowProps = { order: DayOrder; isExpress: boolean; kitchen: string | undefined };

function OrderRow({ order, isExpress, kitchen }: OrderRowProps) {
  const { uuid, number, status, firstName, area, lines, total, placedAt } = order;
  return (
    <article className="day-order">
      <div className="day-who">
        <Link className="link" to={`/admin/orders/${uuid}`}>
          {number}
        </Link>
        <StatusTag status={status} />
      </div>
      <ul className="day-items">
        {lines.map(({ sku, name, weight, eggless, quantity, message, customised, sheet }) => (
          <li key={sku}>
            <b>{quantity} ×</b> {[name, weight].filter(Boolean).join(", ")}
            {sheet === "Cakes" && <span className="off-egg">{eggless ? "Eggless" : "Contains egg"}</span>}
            {customised && <span className="off-egg">Customised</span>}
            {message && <q>{message}</q>}
          </li>
        ))}
      </ul>
      <p className="day-to">
        <b>{firstName || "Name erased"}</b>
        <span>{area}</span>
        {kitchen && <span className="muted">{kitchen}</span>}
        {isExpress && placedAt && <span>Paid {showInstant(new Date(placedAt))}</span>}
      </p>
      {total !== null && <p className="day-sum">{showMoney(total)}</p>}
    </article>
  );
}
