import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { isUrlTaken, lockEndpoint, lockEndpoints, setResumed, updateEndpoint } from "./endpoints.queries.ts";
import { isAnsweredFor } from "./is-answered-for.ts";
import type { WebhookRefusal } from "./refusals.ts";
import { endpointLabel, fieldsInWords } from "./rules/endpoint-words.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";
import type { EndpointFields } from "./webhooks.inputs.ts";

/**
 * Changes where an endpoint is and what it is told, from the next event on. Whoever adds receivers, or sends
 * them to another address, answers for them from then on; so does who saves it after somebody who may not see them. If
 * it had stopped with a token, it goes on: with the caller's token, or without one. The caller has checked a `strict`
 * re-authentication.
 */
export function changeEndpoint(
  services: Services,
  { id, fields, staff }: { id: string; fields: EndpointFields; staff: Session },
): Promise<Outcome<null, WebhookRefusal | "not-your-move">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = webhookManagerOf(staff.roles, fields);
    if (!role) return refuse("not-your-move");
    if (!services.webhookClient.mayCall(new URL(fields.url))) return refuse("webhook-url-refused");
    await lockEndpoints(tx);
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse("unknown-webhook");
    if (await isUrlTaken(tx, { endpointId: id, address: fields.url })) return refuse("webhook-url-taken");
    const isMoved = endpoint.url !== fields.url;
    const isTakenOver =
      fields.withReceivers &&
      (isMoved || !endpoint.withReceivers || !(await isAnsweredFor({ db: tx }, endpoint)));
    const tokenId = staff.token?.id ?? null;
    await updateEndpoint(tx, id, { ...fields, tokenId, ...(isTakenOver ? { createdBy: staff.userId } : {}) });
    if (endpoint.pauseReason === "token ended") await setResumed(tx, id);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "webhook", subjectId: id, label: endpointLabel(fields.url) },
        ...{ before: fieldsInWords(endpoint), after: fieldsInWords(fields) },
        note: isMoved ? `Before: ${endpointLabel(endpoint.url)}` : "",
      },
    );
    return ok(null);
  });
}
