import { toRupees } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { type ComplaintView, viewOf } from "./complaint-views.ts";
import {
  countUnsettledComplaints,
  selectAnswersOf,
  selectOfOrders,
  selectProofsOf,
  selectReferencedFiles,
} from "./complaints.queries.ts";

/** The stored files among these that belong to a complaint. */
export function proofFilesAmong(
  { db }: Pick<Services, "db">,
  { files }: { files: string[] },
): Promise<string[]> {
  return selectReferencedFiles(db, files);
}

/** The number of unsettled complaints. */
export async function countUnsettled(services: Pick<Services, "db">): Promise<number> {
  return countUnsettledComplaints(services.db);
}

/** The complaints about these orders, oldest first. The caller has checked access. */
export async function listComplaintsOfOrders(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<ComplaintView[]> {
  const { db } = services;
  const rows = await selectOfOrders(db, orderIds);
  const ids = rows.map(({ id }) => id);
  const [proofs, answers] = [await selectProofsOf(db, ids), await selectAnswersOf(db, ids)];
  return rows.map((row) => viewOf(row, proofs, answers));
}

/** Everything that the shop holds of a customer's complaints, oldest first. */
export async function exportComplaints(services: Pick<Services, "db">, { orderIds }: { orderIds: string[] }) {
  const listed = await listComplaintsOfOrders(services, { orderIds });
  return listed.map(({ ticket, orderId, kind, message, status, at, proofs, answers }) => ({
    ...{ ticket, orderId, kind, message, status, sentAt: at.toISOString() },
    files: proofs.map(({ id, mediaType }) => ({
      type: mediaType,
      address: `/api/orders/${orderId}/proofs/${id}`,
    })),
    answers: answers.map((answer) => ({
      ...{ at: answer.at.toISOString(), status: answer.status, text: answer.text },
      refund: answer.refund === null ? null : toRupees(answer.refund),
    })),
  }));
}
