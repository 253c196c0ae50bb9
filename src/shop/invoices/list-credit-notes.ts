import { type Paise, paise } from "../basics/money.ts";
import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectCreditNotes } from "./invoices.queries.ts";

/** The credit notes of an order, oldest first. For callers that know already that they may see it. */
export async function listCreditNotes(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<Outcome<{ nth: number; number: string; total: Paise }[], never>> {
  const notes = await selectCreditNotes(services.db, orderId);
  return ok(
    notes.map(({ number, totalPaise }, position) => ({
      nth: position + 1,
      number,
      total: paise(totalPaise),
    })),
  );
}
