import type { Services } from "../services.ts";
import { deleteDeliveriesBefore } from "./deliveries.queries.ts";
import { LOG_DAYS } from "./rules/webhook-limits.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Deletes deliveries that are older than the log is kept. */
export async function eraseDeliveries({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  return deleteDeliveriesBefore(db, new Date(clock().getTime() - LOG_DAYS * DAY_MS));
}
