import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectCreditNotes } from "./invoices.queries.ts";

/** The credit notes of an order, oldest first, each with the refund that it is over. For callers that may see it. */
export async function listCreditNotes(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<Outcome<{ nth: number; refundId: string | null }[], never>> {
  const notes = await selectCreditNotes(services.db, orderId);
  return ok(notes.map(({ refundId }, position) => ({ nth: position + 1, refundId })));
}
