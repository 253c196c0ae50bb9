import type { Tx } from "../../infrastructure/database/db.ts";
import type { Services } from "../services.ts";
import { readerIdOf } from "./alert-link.ts";
import { deleteAlertsOf } from "./stock-alerts.queries.ts";

/** Erases the alerts of a verified e-mail, in the caller's transaction. */
export async function eraseStockAlerts(
  services: Pick<Services, "sign">,
  tx: Tx,
  { email }: { email: string },
): Promise<void> {
  await deleteAlertsOf(tx, readerIdOf(services, email));
}
