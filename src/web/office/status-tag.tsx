import { ORDER_STATUS, type OrderStatus } from "../../shop/orders/rules/order-status.ts";

/** The status of an order in words. Its colour only helps to find it. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { tone, label } = ORDER_STATUS[status];
  return <span className={`office-tag is-${tone}`}>{label}</span>;
}
