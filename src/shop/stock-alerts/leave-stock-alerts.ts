import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { readLeaveToken } from "./alert-link.ts";
import { deleteAlertsOf } from "./stock-alerts.queries.ts";

/** Erases all alerts of the reader of this token. Repeating it is not an error. */
export async function leaveStockAlerts(
  services: Services,
  { token }: { token: string },
): Promise<Outcome<void, "stock-alert-link-old">> {
  const readerId = readLeaveToken(services, token);
  if (readerId === null) return refuse("stock-alert-link-old");
  await deleteAlertsOf(services.db, readerId);
  return ok(undefined);
}
