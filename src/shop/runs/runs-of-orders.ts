import { namePeople } from "../accounts/accounts.reads.ts";
import type { OrderRun, OrderRuns } from "../orders/office-list/order-runs.ts";
import type { Services } from "../services.ts";
import { hasNoRun, isDrivenBy, selectRunsOf } from "./runs.queries.ts";

/** The value of the filter for orders that must be driven and are on no run. */
export const NO_RIDER = "none";

/** Returns the runs for a list of orders, limited to a rider, or to `NO_RIDER`; null for no limit. */
export function orderRuns(services: Pick<Services, "db">, rider: string | null): OrderRuns {
  return {
    condition:
      rider === null
        ? null
        : (orderId) => (rider === NO_RIDER ? hasNoRun(orderId) : isDrivenBy(orderId, rider)),
    isToBeDriven: rider === NO_RIDER,
    of: (orderIds) => runsOfOrders(services, { orderIds }),
  };
}

/** The runs of these orders with their riders. An order without one is not in the map. */
export async function runsOfOrders(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<Map<string, OrderRun>> {
  const rows = await selectRunsOf(services.db, orderIds);
  const names = await namePeople(services, { userIds: rows.map(({ run }) => run.riderId) });
  return new Map(
    rows.map(({ orderId, run: { id, day, nth, riderId } }) => [
      orderId,
      { id, day, nth, rider: names.get(riderId) ?? "Former rider" },
    ]),
  );
}
