import { inTransaction } from "../basics/in-transaction.ts";
import type { Services } from "../services.ts";
import { insertDeliveries } from "./deliveries.queries.ts";
import type { WebhookEvent } from "./rules/webhook-events.ts";

/**
 * Stores events for the programs that chose them, in the caller's transaction: none is lost, and none is sent before the
 * commit. The command line has no job queue, so what it stores is sent by the next scheduled run, within a minute.
 */
export async function writeEvents(
  services: Pick<Services, "db" | "clock"> & Partial<Pick<Services, "jobs">>,
  events: WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const hasReceivers = await insertDeliveries(services.db, events, services.clock());
  if (!hasReceivers) return;
  const { jobs } = services;
  await inTransaction(services.db, async (tx) => jobs?.enqueue(tx, "webhooks-due", {}));
}
