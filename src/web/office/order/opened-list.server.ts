import type { Session } from "../../../shop/accounts/identity.ts";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { listNeighbours } from "../../../shop/orders/office-list/list-neighbours.ts";
import { orderRuns } from "../../../shop/runs/runs-of-orders.ts";
import type { Services } from "../../../shop/services.ts";
import { dayHref } from "../orders/day-href.ts";
import { LIST_QUERY, orderHref } from "../orders/list-query.ts";
import { listHref } from "../orders/list-url.ts";
import { readFilter } from "../orders/read-list.server.ts";

/** Longest query of a list that is read, in characters. */
const LONGEST_LIST_QUERY = 1_000;

type Beside = { to: string; number: string } | null;

/** The list from which an order was opened: the way back, the page itself, and the orders beside it. */
export type OpenedList = {
  back: { to: string; label: string };
  self: string;
  /** Null if it was not opened from a list. */
  beside: { previous: Beside; next: Beside } | null;
};

/** Reads from the query in which list the order was opened. Without one, the way back is to the orders of its day. */
export async function readOpenedList(
  services: Services,
  query: URLSearchParams,
  { story, staff }: { story: OrderStory; staff: Session },
): Promise<OpenedList> {
  const listQuery = query.get(LIST_QUERY)?.slice(0, LONGEST_LIST_QUERY) ?? null;
  if (listQuery === null) {
    const on = story.workOn;
    const back = { to: dayHref({ on, kitchen: null }), label: `Orders of ${showDay(on)}` };
    return { back, self: "?", beside: null };
  }
  const filters = new URLSearchParams(listQuery);
  const filter = readFilter(filters, dayOf(services.clock()));
  const runs = orderRuns(services, filter.rider);
  const neighbours = await listNeighbours(services, { id: story.uuid, filter, staff, runs });
  const linked = (order: { uuid: string; number: string } | null): Beside =>
    order && { to: orderHref(order.uuid, listQuery), number: order.number };
  return {
    back: { to: listHref(filters), label: "Orders" },
    self: orderHref(story.uuid, listQuery),
    beside: { previous: linked(neighbours.previous), next: linked(neighbours.next) },
  };
}
