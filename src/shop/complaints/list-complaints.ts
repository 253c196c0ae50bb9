import type { Services } from "../services.ts";
import { type ComplaintView, viewOf } from "./complaint-views.ts";
import { selectAnswersOf, selectOfOrders, selectProofsOf } from "./complaints.queries.ts";

/** The complaints about these orders, the oldest first. The caller has checked who asks. */
export async function listComplaints(
  services: Pick<Services, "db">,
  { orderIds }: { orderIds: string[] },
): Promise<ComplaintView[]> {
  const { db } = services;
  const rows = await selectOfOrders(db, orderIds);
  const ids = rows.map(({ id }) => id);
  const [proofs, answers] = [await selectProofsOf(db, ids), await selectAnswersOf(db, ids)];
  return rows.map((row) => viewOf(row, proofs, answers));
}
