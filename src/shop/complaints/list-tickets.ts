import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import { countComplaints, selectPage, selectProofsOf } from "./complaints.queries.ts";

import type { ComplaintKind } from "./rules/complaint-kinds.ts";
import type { ComplaintStatus } from "./rules/complaint-lifecycle.ts";

export const TICKETS_ON_A_PAGE = 30;

/** A complaint in the list of the staff. */
export type TicketView = {
  ticket: string;
  orderId: string;
  orderNumber: string;
  kind: ComplaintKind;
  status: ComplaintStatus;
  at: Date;
  /** So many photos and videos. */
  proofs: number;
};

export type TicketPage = { tickets: TicketView[]; page: number; pages: number; total: number };

/**
 * Complaints for staff: unsettled ones oldest first, or all newest first. Pages count from 1. The caller has checked
 * permissions.
 */
export async function listTickets(
  services: Services,
  { page = 1, isUnsettled }: { page?: number; isUnsettled: boolean },
): Promise<TicketPage> {
  const range = { limit: TICKETS_ON_A_PAGE, offset: (page - 1) * TICKETS_ON_A_PAGE };
  const rows = await selectPage(services.db, { isUnsettled, ...range });
  const total = await countComplaints(services.db, { isUnsettled });
  const proofs = await selectProofsOf(
    services.db,
    rows.map(({ id }) => id),
  );
  const tickets: TicketView[] = [];
  for (const { id, ticket, orderId, kind, status, createdAt } of rows) {
    const order = await findOrder(services, { id: orderId });
    tickets.push({
      ...{ ticket, orderId, kind, status, at: createdAt },
      orderNumber: order.ok ? order.value.number : "",
      proofs: proofs.filter(({ complaintId }) => complaintId === id).length,
    });
  }
  return { tickets, page, pages: Math.max(1, Math.ceil(total / TICKETS_ON_A_PAGE)), total };
}
