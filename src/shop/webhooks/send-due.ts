import { inTransaction } from "../basics/in-transaction.ts";
import type { Services } from "../services.ts";
import { claimDue, isMoreDue, lockClaims } from "./deliveries.queries.ts";
import { selectEndpointsById } from "./endpoints.queries.ts";
import { claimEnd, type ReceiverOf, type Sending, sendClaimed } from "./send-claimed.ts";

/**
 * Sends what is due, a few deliveries of each endpoint at once, and stores a job for the rest. So a slow program holds
 * up others for one attempt at most, and orders never: they only store rows.
 */
export async function sendDue(
  services: Sending & Pick<Services, "jobs">,
  { receiverOf }: { receiverOf: ReceiverOf },
): Promise<void> {
  const now = services.clock();
  const claimed = await inTransaction(services.db, async (tx) => {
    await lockClaims(tx);
    return claimDue(tx, { now, until: claimEnd(now) });
  });
  if (claimed.length === 0) return;
  const byEndpoint = Map.groupBy(claimed, ({ endpointId }) => endpointId);
  const endpoints = await selectEndpointsById(services.db, [...byEndpoint.keys()]);
  const sent = await Promise.allSettled(
    endpoints.flatMap((endpoint) =>
      (byEndpoint.get(endpoint.id) ?? []).map((delivery) =>
        sendClaimed(services, { delivery, endpoint, receiverOf }),
      ),
    ),
  );
  if (await isMoreDue(services.db, { endpoints: [...byEndpoint.keys()], now: services.clock() }))
    await inTransaction(services.db, (tx) => services.jobs.enqueue(tx, "webhooks-due", {}));
  // A delivery that was not stored is claimed again once its claim has ended.
  const failed = sent.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
