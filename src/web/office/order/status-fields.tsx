import type { StaffStatus } from "../../../shop/orders/rules/offered-statuses.ts";
import type { OrderStatus } from "../../../shop/orders/rules/order-status.ts";

/** The status that a form sets, and the one that it was rendered for. */
export function StatusFields({ to, status }: { to: StaffStatus; status: OrderStatus }) {
  return (
    <>
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="seen" value={status} />
    </>
  );
}
