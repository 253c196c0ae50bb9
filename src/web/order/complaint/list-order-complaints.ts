import type { OrderProgressComplaint } from "../../../contract/order-progress.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { listComplaintsOfOrders } from "../../../shop/complaints/complaints.reads.ts";
import { findComplainable, type OrderAccess } from "../../../shop/complaints/find-complainable.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { COMPLAINT_STATUS, UNSETTLED } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import type { Services } from "../../../shop/services.ts";

/**
 * The complaints of an order as its page shows them, and whether another one may be sent.
 * @param query opens the order's documents for this visitor: `?token=…`, or empty
 */
export async function listOrderComplaints(services: Services, access: OrderAccess, query: string) {
  const complainable = await findComplainable(services, access);
  if (!complainable.ok) return { complaints: [], complain: null };
  const { order, until, isOpen } = complainable.value;
  const sentComplaints = await listComplaintsOfOrders(services, { orderIds: [order.id] });
  const complaints = sentComplaints.map(
    ({ ticket, kind, message, status, at, proofs, answers }): OrderProgressComplaint => ({
      ...{ ticket, message, status, words: COMPLAINT_STATUS[status].customerLabel, when: showInstant(at) },
      kind: COMPLAINT_KINDS[kind],
      isOpen: UNSETTLED.includes(status),
      proofs: proofs.map(({ id, mediaType }) => ({
        href: `/api/orders/${order.id}/proofs/${id}${query}`,
        isVideo: mediaType.startsWith("video/"),
      })),
      answers: answers.map(({ id, at: answeredAt, text, refund }) => ({
        ...{ id, when: showInstant(answeredAt), text, refund },
      })),
    }),
  );
  const complain =
    isOpen && until ? { href: `/orders/${order.id}/complain${query}`, until: showInstant(until) } : null;
  return { complaints, complain };
}
