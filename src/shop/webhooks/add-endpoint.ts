import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { endpointAuthor } from "./endpoint-author.ts";
import { countEndpoints, insertEndpoint, lockEndpoints } from "./endpoints.queries.ts";
import type { WebhookRefusal } from "./refusals.ts";
import { endpointLabel, fieldsInWords } from "./rules/endpoint-words.ts";
import { CREATED_SECRETS, MOST_ENDPOINTS } from "./rules/webhook-limits.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";
import { sealSecret } from "./secrets.ts";
import { newWebhookSecret } from "./signature.ts";
import type { EndpointFields } from "./webhooks.inputs.ts";

/**
 * Adds a program that is told of events. The returned secret is shown once. The caller has checked a `strict`
 * re-authentication.
 * @param id made by the form
 */
export async function addEndpoint(
  services: Services,
  { id, fields, staff }: { id: string; fields: EndpointFields; staff: Session },
): Promise<Outcome<{ secret: string }, WebhookRefusal | "not-your-move" | "too-many-tries">> {
  const { userId } = staff;
  const role = webhookManagerOf(staff.roles, fields);
  if (!role) return refuse("not-your-move");
  if (!services.webhookClient.mayCall(new URL(fields.url))) return refuse("webhook-url-refused");
  const { max, seconds } = CREATED_SECRETS;
  const { allowed, retryAfter } = await services.rateLimiter.take(`webhook-secret:${userId}`, max, seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return refusableTransaction(services.db, async (tx) => {
    await lockEndpoints(tx);
    if ((await countEndpoints(tx)) >= MOST_ENDPOINTS) return refuse("too-many-webhooks");
    const secret = newWebhookSecret();
    const now = services.clock();
    const row = {
      ...{ id, ...fields, secret: sealSecret(services, id, secret) },
      ...{ createdBy: userId, tokenId: staff.token?.id ?? null, createdAt: now },
      ...endpointAuthor(staff, now),
    };
    if (!(await insertEndpoint(tx, row))) return refuse("webhook-url-taken");
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "webhook", subjectId: id, label: endpointLabel(fields.url) },
        ...{ before: "no webhook", after: fieldsInWords(fields) },
      },
    );
    return ok({ secret });
  });
}
