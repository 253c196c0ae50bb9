import type { Session } from "../accounts/identity.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { claimOne, type Delivery, insertTest, resetDelivery, selectDelivery } from "./deliveries.queries.ts";
import { selectEndpoint } from "./endpoints.queries.ts";
import type { WebhookRefusal } from "./refusals.ts";
import { SENT_BY_HAND } from "./rules/webhook-limits.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";
import { claimEnd, type ReceiverOf, sendClaimed } from "./send-claimed.ts";

type Refused = WebhookRefusal | "not-your-move" | "too-many-tries";

/** How an attempt by hand ended. */
export type SentByHand = Pick<Delivery, "state" | "lastStatus" | "lastProblem" | "lastMs">;

type Wanted = {
  endpointId: string;
  /** A delivery of the log to send once more, under the id that it had; null for a test. */
  deliveryId: string | null;
  staff: Session;
  receiverOf: ReceiverOf;
};

/**
 * Sends a test, or a delivery of the log once more, and waits for the answer. A test is not retried, and is sent to a
 * paused endpoint too.
 */
export async function sendByHand(
  services: Services,
  { endpointId, deliveryId, staff, receiverOf }: Wanted,
): Promise<Outcome<SentByHand, Refused>> {
  if (!webhookManagerOf(staff.roles)) return refuse("not-your-move");
  const { max, seconds } = SENT_BY_HAND;
  const taken = await services.rateLimiter.take(`webhook-by-hand:${staff.userId}`, max, seconds);
  if (!taken.allowed) return refuse("too-many-tries", { retryAfter: taken.retryAfter });
  const stored = await refusableTransaction(services.db, async (tx): Promise<Outcome<string, Refused>> => {
    const now = services.clock();
    const endpoint = await selectEndpoint(tx, endpointId);
    if (!endpoint) return refuse("unknown-webhook");
    if (deliveryId === null) {
      const data = { text: "A test from the office. Nothing has happened." };
      return ok(await insertTest(tx, { endpoint: endpointId, data, at: now }));
    }
    if (endpoint.pausedAt) return refuse("webhook-paused");
    const known = await selectDelivery(tx, deliveryId);
    if (known?.endpointId !== endpointId) return refuse("unknown-delivery");
    const isReset = await resetDelivery(tx, { delivery: deliveryId, endpoint: endpointId, now });
    if (!isReset) return refuse("webhook-sending");
    // In case that this process ends before it has sent it.
    await services.jobs.enqueue(tx, "webhooks-due", {});
    return ok(deliveryId);
  });
  if (!stored.ok) return stored;
  const id = stored.value;
  const now = services.clock();
  const claimed = await claimOne(services.db, { delivery: id, now, until: claimEnd(now) });
  const endpoint = await selectEndpoint(services.db, endpointId);
  // Without a claim, a worker was faster.
  if (claimed && endpoint) await sendClaimed(services, { delivery: claimed, endpoint, receiverOf });
  const ended = await selectDelivery(services.db, id);
  return ended ? ok(ended) : refuse("unknown-delivery");
}
