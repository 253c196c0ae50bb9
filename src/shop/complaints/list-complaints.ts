import { type Day, instantsOf } from "../basics/india-time.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { listNumbers } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import {
  countListed,
  type ListedComplaints,
  pageKeyOf,
  selectPage,
  selectProofsOf,
} from "./complaints.queries.ts";
import type { ComplaintKind } from "./rules/complaint-kinds.ts";
import { type ComplaintStatus, UNSETTLED } from "./rules/complaint-lifecycle.ts";
import { settleBy } from "./rules/complaint-window.ts";

const COMPLAINTS_PER_PAGE = 30;

/** A complaint in the list of the staff. */
export type ComplaintRow = {
  ticket: string;
  orderId: string;
  orderNumber: string;
  kind: ComplaintKind;
  status: ComplaintStatus;
  at: Date;
  /** When it must be settled; null once it is, or is declined or withdrawn. */
  due: Date | null;
  /** Number of photos and videos. */
  proofs: number;
};

/** The complaints to list, both days included. */
export type ComplaintFilter = {
  /** Empty: all. */
  statuses: ComplaintStatus[];
  /** Null: all. */
  kind: ComplaintKind | null;
  from: Day | null;
  to: Day | null;
  /** Only this one; empty: all. */
  ticket: string;
};

export const ALL_COMPLAINTS: ComplaintFilter = { statuses: [], kind: null, from: null, to: null, ticket: "" };

/** The complaints that staff still have to settle. */
export const TO_SETTLE: ComplaintFilter = { ...ALL_COMPLAINTS, statuses: UNSETTLED };

/**
 * Complaints for staff: only unsettled ones oldest first, all others newest first. The caller has checked permissions.
 */
export async function listComplaints(
  services: Pick<Services, "db">,
  { filter, cursor, size = COMPLAINTS_PER_PAGE }: { filter: ComplaintFilter; cursor: Cursor; size?: number },
): Promise<KeysetPage<ComplaintRow>> {
  const { statuses } = filter;
  const isOldestFirst = statuses.length > 0 && statuses.every((status) => UNSETTLED.includes(status));
  const stored = await selectPage(services.db, listedBy(filter), { isOldestFirst, cursor, limit: size + 1 });
  const page = keysetPage(stored, { size, cursor, keyOf: pageKeyOf });
  const proofs = await selectProofsOf(
    services.db,
    page.rows.map(({ id }) => id),
  );
  const proofsOf = Map.groupBy(proofs, ({ complaintId }) => complaintId);
  const numbers = await listNumbers(services, { orderIds: page.rows.map(({ orderId }) => orderId) });
  const rows = page.rows.map(({ id, ticket, orderId, kind, status, createdAt }) => ({
    ...{ ticket, orderId, kind, status, at: createdAt },
    due: UNSETTLED.includes(status) ? settleBy(createdAt) : null,
    orderNumber: numbers.get(orderId) ?? "",
    proofs: proofsOf.get(id)?.length ?? 0,
  }));
  return { ...page, rows };
}

/** How many complaints the filter lists, at most `most`. */
export function countComplaints(
  services: Pick<Services, "db">,
  { filter, most }: { filter: ComplaintFilter; most: number },
): Promise<number> {
  return countListed(services.db, listedBy(filter), most);
}

function listedBy({ statuses, kind, from, to, ticket }: ComplaintFilter): ListedComplaints {
  return {
    statuses: statuses.length === 0 ? null : statuses,
    ticket: ticket === "" ? null : ticket.toUpperCase(),
    ...{ kind, ...instantsOf({ from, to }) },
  };
}
