import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { listNumbers } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { pageKeyOf, selectPage, selectProofsOf } from "./complaints.queries.ts";
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

/** Complaints for staff: unsettled ones oldest first, or all newest first. The caller has checked permissions. */
export async function listComplaints(
  services: Services,
  { cursor, isUnsettled }: { cursor: Cursor; isUnsettled: boolean },
): Promise<KeysetPage<ComplaintRow>> {
  const stored = await selectPage(services.db, { isUnsettled, cursor, limit: COMPLAINTS_PER_PAGE + 1 });
  const page = keysetPage(stored, { size: COMPLAINTS_PER_PAGE, cursor, keyOf: pageKeyOf });
  const proofs = await selectProofsOf(
    services.db,
    page.rows.map(({ id }) => id),
  );
  const numbers = await listNumbers(services, { orderIds: page.rows.map(({ orderId }) => orderId) });
  const rows = page.rows.map(({ id, ticket, orderId, kind, status, createdAt }) => ({
    ...{ ticket, orderId, kind, status, at: createdAt },
    due: UNSETTLED.includes(status) ? settleBy(createdAt) : null,
    orderNumber: numbers.get(orderId) ?? "",
    proofs: proofs.filter(({ complaintId }) => complaintId === id).length,
  }));
  return { ...page, rows };
}
