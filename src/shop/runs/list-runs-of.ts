import { listStaffIn } from "../accounts/accounts.reads.ts";
import type { Day } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { selectRunsOf } from "./runs.queries.ts";

/** The run that takes an order. */
export type RunOfOrder = { id: string; nth: number; rider: string };

/**
 * The runs of these orders, by order. An order that was rescheduled stays on the run of its former day until it is put
 * onto another one: it counts as on none.
 */
export async function listRunsOf(
  services: Pick<Services, "db">,
  { orders }: { orders: { uuid: string; day: Day }[] },
): Promise<ReadonlyMap<string, RunOfOrder>> {
  const dayOf = new Map(orders.map(({ uuid, day }) => [uuid, day]));
  const rows = await selectRunsOf(services.db, [...dayOf.keys()]);
  const driven = rows.filter(({ orderId, run }) => run.day === dayOf.get(orderId));
  if (driven.length === 0) return new Map();
  const riders = await listStaffIn(services, { role: "rider" });
  const nameOf = new Map(riders.map(({ userId, name }) => [userId, name]));
  return new Map(
    driven.map(({ orderId, run: { id, nth, riderId } }) => [
      orderId,
      { id, nth, rider: nameOf.get(riderId) ?? "Former rider" },
    ]),
  );
}
