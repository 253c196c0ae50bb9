import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { readerIdOf } from "./alert-link.ts";
import { moveAlerts } from "./stock-alerts.queries.ts";

/** Moves alerts to a customer's new e-mail, in the caller's transaction. Both are verified. */
export async function changeAlertEmail(
  services: Pick<Services, "sign">,
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await moveAlerts(tx, readerIdOf(services, from), { readerId: readerIdOf(services, to), email: to });
}
