import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockEndpoint, updateEndpoint } from "./endpoints.queries.ts";
import { endpointLabel } from "./rules/endpoint-words.ts";
import { CREATED_SECRETS, ROTATION_HOURS } from "./rules/webhook-limits.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";
import { sealSecret } from "./secrets.ts";
import { newWebhookSecret } from "./signature.ts";

/**
 * Makes a new secret of an endpoint, which is shown once. For a day the former one signs too, so that the program can
 * change over without losing an event. The caller has checked a `strict` re-authentication.
 */
export async function rotateSecret(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<
  Outcome<{ secret: string; formerUntil: Date }, "unknown-webhook" | "not-your-move" | "too-many-tries">
> {
  const { max, seconds } = CREATED_SECRETS;
  const role = webhookManagerOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const taken = await services.rateLimiter.take(`webhook-secret:${staff.userId}`, max, seconds);
  if (!taken.allowed) return refuse("too-many-tries", { retryAfter: taken.retryAfter });
  return refusableTransaction(services.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse("unknown-webhook");
    const secret = newWebhookSecret();
    const formerUntil = new Date(services.clock().getTime() + ROTATION_HOURS * 60 * 60_000);
    await updateEndpoint(tx, id, {
      ...{ secret: sealSecret(services, id, secret), formerSecret: endpoint.secret, formerUntil },
    });
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "webhook", subjectId: id, label: endpointLabel(endpoint.url) },
        ...{ before: "", after: "new secret" },
      },
    );
    return ok({ secret, formerUntil });
  });
}
