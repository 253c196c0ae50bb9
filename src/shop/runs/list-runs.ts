import { listStaffIn } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Day } from "../basics/india-time.ts";
import { listKitchens, nameAreas } from "../delivery/delivery.reads.ts";
import { findOrders, listOrdersToDrive } from "../orders/orders.reads.ts";
import { ORDER_STATUSES, type OrderStatus } from "../orders/rules/order-status.ts";
import { workDayOf } from "../orders/rules/order-visibility.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import { STAFF_STATUS } from "../orders/rules/staff-status.ts";
import type { Services } from "../services.ts";
import { MOST_RUNS } from "./rules/run-limits.ts";
import { selectRunsOf, selectRunsOfDay } from "./runs.queries.ts";

/** The statuses in which an order can be put onto a run, or taken off it. */
export const FREE_STATUSES = ORDER_STATUSES.filter((status) => STAFF_STATUS[status].isFreeForRuns);

const MOST_FREE = 300;

export type ListedRun = {
  id: string;
  nth: number;
  rider: string;
  /** The kitchen of its orders; null without any. */
  kitchenId: string | null;
  stops: number;
  delivered: number;
};

/** An order that waits for a run. */
export type FreeOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  kitchenId: string;
  hours: string;
  pincode: string;
  area: string;
};

/** The runs of a day: all for those who plan them, and of a rider their own. */
export async function listRuns(
  services: Services,
  { day, staff }: { day: Day; staff: Session },
): Promise<{ runs: ListedRun[]; mayPlan: boolean }> {
  const mayPlan = may(staff.roles, "plan runs");
  const riderId = mayPlan ? null : staff.userId;
  const rows = await selectRunsOfDay(services.db, { day, riderId, limit: MOST_RUNS });
  const riders = await listStaffIn(services, { role: "rider" });
  const nameOf = new Map(riders.map(({ userId, name }) => [userId, name]));
  const orders = await findOrders(services, { ids: rows.flatMap(({ orderIds }) => orderIds) });
  const runs = rows.map(({ riderId, orderIds, ...run }) => {
    const stops = orderIds.flatMap((id) => orders.get(id) ?? []).filter((order) => workDayOf(order) === day);
    return {
      ...run,
      rider: nameOf.get(riderId) ?? "Former rider",
      kitchenId: stops[0]?.kitchenId ?? null,
      stops: stops.length,
      delivered: stops.filter(({ status }) => status === "delivered").length,
    };
  });
  return { runs, mayPlan };
}

/** The data by which a manager plans runs. */
export type RunWork = {
  free: FreeOrder[];
  riders: { userId: string; name: string }[];
  /** Every kitchen, by city and name. */
  kitchens: { id: string; name: string }[];
};

/** The orders of a day without a run, the riders and the kitchens. The caller has checked that this person plans runs. */
export async function listRunWork(services: Services, { day }: { day: Day }): Promise<RunWork> {
  const open = await listOrdersToDrive(services, { day, statuses: FREE_STATUSES });
  const rows = await selectRunsOf(
    services.db,
    open.map(({ id }) => id),
  );
  const assigned = new Set(rows.filter(({ run }) => run.day === day).map(({ orderId }) => orderId));
  const due = open.filter(({ id }) => !assigned.has(id)).slice(0, MOST_FREE);
  const areas = await nameAreas(services, { pincodes: [...new Set(due.map(({ pincode }) => pincode))] });
  const free = due.map((order) => ({
    ...{ uuid: order.id, number: order.number, status: order.status, kitchenId: order.kitchenId },
    ...{ hours: promisedHours(order), pincode: order.pincode, area: areas.get(order.pincode) ?? "" },
  }));
  const kitchens = await listKitchens(services);
  return { free, riders: await listStaffIn(services, { role: "rider" }), kitchens };
}
