import type { Services } from "../services.ts";
import { readerIdOf } from "./alert-link.ts";
import { selectAlertsOf } from "./stock-alerts.queries.ts";

/** Exports the alerts of an e-mail, oldest first. Only for those who have verified that it is theirs. */
export async function exportStockAlerts(
  services: Pick<Services, "db" | "sign">,
  { email }: { email: string },
) {
  const alerts = await selectAlertsOf(services.db, readerIdOf(services, email));
  return alerts.map(({ sku, requestedAt }) => ({ sku, at: requestedAt.toISOString() }));
}
