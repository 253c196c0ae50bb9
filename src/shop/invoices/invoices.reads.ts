import type { Services } from "../services.ts";
import { selectCreditNotes } from "./invoices.queries.ts";

/** The credit notes of an order, oldest first, each with the refund that it is over. For callers that may see it. */
export async function listCreditNotes(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<{ nth: number; refundId: string | null }[]> {
  const notes = await selectCreditNotes(services.db, orderId);
  return notes.map(({ refundId }, position) => ({ nth: position + 1, refundId }));
}
