import { paise, toRupees } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { listComplaints } from "./list-complaints.ts";

/** Everything that the shop holds of a customer's complaints, oldest first. */
export async function exportComplaints(services: Pick<Services, "db">, { orderIds }: { orderIds: string[] }) {
  const listed = await listComplaints(services, { orderIds });
  return listed.map(({ ticket, orderId, kind, message, status, at, proofs, answers }) => ({
    ...{ ticket, orderId, kind, message, status, sentAt: at.toISOString() },
    files: proofs.map(({ id, mediaType }) => ({
      type: mediaType,
      address: `/api/orders/${orderId}/proofs/${id}`,
    })),
    answers: answers.map((answer) => ({
      ...{ at: answer.at.toISOString(), status: answer.status, text: answer.text },
      refund: answer.refund === null ? null : toRupees(paise(answer.refund)),
    })),
  }));
}
