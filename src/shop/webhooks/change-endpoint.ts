import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { endpointAuthor, hasSeenAll, nextVersion } from "./endpoint-author.ts";
import { isUrlTaken, lockEndpoint, lockEndpoints, setResumed, updateEndpoint } from "./endpoints.queries.ts";
import { maySendReceivers } from "./may-send-receivers.ts";
import type { WebhookRefusal } from "./refusals.ts";
import { type EndpointDifference, endpointDifferences } from "./rules/endpoint-differences.ts";
import { endpointLabel, fieldsInWords } from "./rules/endpoint-words.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";
import type { EndpointFields } from "./webhooks.inputs.ts";

/** Another person changed it meanwhile. */
export type EndpointConflict = {
  by: string;
  at: Date | null;
  /** The version with which `differences` were found. */
  version: number;
  differences: EndpointDifference[];
};

type Change = {
  id: string;
  fields: EndpointFields;
  /** The version that the form or program read. */
  seen: number;
  staff: Session;
};

type Refused =
  | (Exclude<WebhookRefusal, "webhook-changed"> | "not-your-move")
  | RefusalWith<"webhook-changed", EndpointConflict>;

/**
 * Changes an endpoint from the next event on, and resumes one that stopped; refuses if it changed since `seen`. The
 * person becomes responsible for its receivers if they changed. The caller has checked a `strict` re-authentication.
 */
export function changeEndpoint(
  services: Services,
  { id, fields, seen, staff }: Change,
): Promise<Outcome<null, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = webhookManagerOf(staff.roles, fields);
    if (!role) return refuse("not-your-move");
    if (!services.webhookClient.mayCall(new URL(fields.url))) return refuse("webhook-url-refused");
    await lockEndpoints(tx);
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse("unknown-webhook");
    const differences = endpointDifferences(endpoint, fields);
    if (differences.length > 0 && !hasSeenAll(endpoint, { seen, staff })) {
      const { changedByName, changedAt: at, version } = endpoint;
      return refuse("webhook-changed", { by: changedByName ?? "Somebody", at, version, differences });
    }
    if (await isUrlTaken(tx, { endpointId: id, url: fields.url })) return refuse("webhook-url-taken");
    const isMoved = endpoint.url !== fields.url;
    const isTakenOver =
      fields.withReceivers &&
      (isMoved || !endpoint.withReceivers || !(await maySendReceivers({ db: tx }, endpoint)));
    const tokenId = staff.token?.id ?? null;
    const author = endpointAuthor(staff, services.clock());
    await updateEndpoint(tx, id, {
      ...{ ...fields, tokenId },
      ...(differences.length > 0 ? { ...author, ...nextVersion(endpoint, author) } : {}),
      ...(isTakenOver ? { createdBy: staff.userId } : {}),
    });
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
