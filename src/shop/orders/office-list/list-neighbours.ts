import type { Session } from "../../accounts/identity.ts";
import { isUuid } from "../../basics/ids.ts";
import type { Services } from "../../services.ts";
import { selectOrder } from "../orders.queries.ts";
import { keyOf, listedBy, positionOf } from "./list-office-orders.ts";
import type { OrderListFilter } from "./order-list.inputs.ts";
import { selectListed } from "./order-list.queries.ts";
import type { OrderRuns } from "./order-runs.ts";

/** The orders beside one in a list. Null where the list ends. */
export type Neighbours = { previous: Neighbour | null; next: Neighbour | null };

type Neighbour = { uuid: string; number: string };

/**
 * The orders before and after an order in the list of this filter, each as far as this member of staff may list it. The
 * order itself may not fit the filter any more: its place in the list counts.
 */
export async function listNeighbours(
  services: Pick<Services, "db" | "clock">,
  { id, ...list }: { id: string; filter: OrderListFilter; staff: Session; runs: OrderRuns | null },
): Promise<Neighbours> {
  const order = isUuid(id) ? await selectOrder(services.db, { id: id.toLowerCase() }) : undefined;
  if (!order) return { previous: null, next: null };
  const listed = await listedBy(services, list);
  const isOneDay = listed.days !== null && listed.days.from === listed.days.to;
  const start = positionOf(keyOf(order));
  const beside = async (isAscending: boolean): Promise<Neighbour | null> => {
    const [row] = await selectListed(services.db, listed, { start, isAscending, limit: 1 });
    return row ? { uuid: row.id, number: row.number } : null;
  };
  const [previous, next] = await Promise.all([beside(!isOneDay), beside(isOneDay)]);
  return { previous, next };
}
