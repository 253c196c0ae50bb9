import type { Services } from "../services.ts";
import { ALERT_DAYS } from "./rules/alert-days.ts";
import { deleteAlertsBefore } from "./stock-alerts.queries.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Erases alerts for what was not sold for half a year. Runs every night. */
export async function expireStockAlerts({ db, clock }: Services): Promise<{ erased: number }> {
  return { erased: await deleteAlertsBefore(db, new Date(clock().getTime() - ALERT_DAYS * DAY_MS)) };
}
