import { Link } from "react-router";
import { showDay } from "../../../shop/basics/india-time.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import type { MetOrder } from "../../../shop/orders/list-orders-in-blackout.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { StatusTag } from "../status-tag.tsx";

export type ListedOrder = MetOrder & { area: string };

/** The orders that a closed time or kitchen concerns, each with a link to its page, and to what can be done about it. */
export function OrderLines({ orders, total }: { orders: ListedOrder[]; total: number }) {
  return (
    <>
      <ul className="delivery-orders">
        {orders.map((order) => (
          <li key={order.uuid}>
            <Link className="link" to={`/admin/orders/${order.uuid}`}>
              {order.number}
            </Link>
            <span>
              {showDay(order.deliveryOn)}, {order.hours}
              <span className="muted text-small"> {OPTION_NAMES[order.option]}</span>
            </span>
            <span className="muted">{[order.area, order.pincode].filter(Boolean).join(", ")}</span>
            <StatusTag status={order.status} />
            {ORDER_STATUS[order.status].isChangeable && (
              <span className="delivery-actions">
                <Link className="link" to={`/admin/orders/${order.uuid}?move=${order.deliveryOn}#time`}>
                  Move <span className="sr-only">{order.number}</span>
                </Link>
                <Link className="link" to={`/admin/orders/${order.uuid}?cancel=shop#cancel`}>
                  Cancel <span className="sr-only">{order.number}</span>
                </Link>
              </span>
            )}
          </li>
        ))}
      </ul>
      {orders.length < total && (
        <p className="muted">
          The first {orders.length} of {total}.
        </p>
      )}
    </>
  );
}
