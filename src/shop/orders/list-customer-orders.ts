import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import { sumNetPaid } from "../payments/payments.reads.ts";
import type { Services } from "../services.ts";
import { countPaidOrders, paidOrderIds, selectNewestOrders } from "./customer-orders.queries.ts";
import type { OrderStatus } from "./rules/order-status.ts";

/** Orders of one customer on their page in the office. */
export const MOST_CUSTOMER_ORDERS = 50;

/** A customer's orders in the office. */
export type CustomerOrders = {
  /** The newest first, at most `MOST_CUSTOMER_ORDERS`. */
  newest: { id: string; number: string; status: OrderStatus; deliveryOn: Day; total: Paise }[];
  /** Paid ones that were not cancelled. */
  count: number;
  /** The amount paid for them, less refunds. */
  worth: Paise;
};

/** A customer's newest orders, and how many they paid for. The caller has checked permissions. */
export async function listCustomerOrders(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<CustomerOrders> {
  const [newest, paidCount, worth] = await Promise.all([
    selectNewestOrders(db, { userId, limit: MOST_CUSTOMER_ORDERS }),
    countPaidOrders(db, userId),
    sumNetPaid({ db }, { orderIds: paidOrderIds(db, userId) }),
  ]);
  return {
    newest: newest.map(({ id, number, status, deliveryOn, totalPaise }) => ({
      ...{ id, number, status, deliveryOn, total: totalPaise },
    })),
    count: paidCount,
    worth,
  };
}
