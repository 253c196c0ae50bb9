import type { ShownComplaint } from "../../../contract/order-progress.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { paise } from "../../../shop/basics/money.ts";
import { listComplaints } from "../../../shop/complaints/complaints.reads.ts";
import { findComplainable, type OrderAccess } from "../../../shop/complaints/find-complainable.ts";
import { COMPLAINT_KINDS } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { COMPLAINT_STATUS, UNSETTLED } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import type { Services } from "../../../shop/services.ts";

/** @param query opens the order's documents for this visitor: `?token=…`, or empty */
export async function shownComplaints(services: Services, asker: OrderAccess, query: string) {
  const about = await findComplainable(services, asker);
  if (!about.ok) return { complaints: [], complain: null };
  const { order, until, isOpen } = about.value;
  const listed = await listComplaints(services, { orderIds: [order.id] });
  const complaints = listed.map(
    ({ ticket, kind, message, status, at, proofs, answers }): ShownComplaint => ({
      ...{ ticket, message, status, words: COMPLAINT_STATUS[status].customerLabel, when: showInstant(at) },
      kind: COMPLAINT_KINDS[kind],
      isOpen: UNSETTLED.includes(status),
      proofs: proofs.map(({ id, mediaType }) => ({
        href: `/api/orders/${order.id}/proofs/${id}${query}`,
        isVideo: mediaType.startsWith("video/"),
      })),
      answers: answers.map(({ id, at: answeredAt, text, refund }) => ({
        ...{ id, when: showInstant(answeredAt), text, refund: refund === null ? null : paise(refund) },
      })),
    }),
  );
  const complain =
    isOpen && until ? { href: `/orders/${order.id}/complain${query}`, until: showInstant(until) } : null;
  return { complaints, complain };
}
