import { ORDER_STATUS, type OrderStatus } from "../../shop/orders/rules/order-status.ts";

/** An order's status in words. The colour is only a visual aid. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { tone, label } = ORDER_STATUS[status];
  return <span className={`office-tag is-${tone}`}>{label}</span>;
}
