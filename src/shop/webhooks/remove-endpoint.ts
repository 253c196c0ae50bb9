import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { deleteEndpoint } from "./endpoints.queries.ts";
import { endpointLabel, fieldsInWords } from "./rules/endpoint-words.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";

/** Removes an endpoint with its secret and its log. What waits for it is not sent. */
export function removeEndpoint(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<{ label: string }, "unknown-webhook" | "not-your-move">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = webhookManagerOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const removed = await deleteEndpoint(tx, id);
    if (!removed) return refuse("unknown-webhook");
    const label = endpointLabel(removed.url);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "webhook", subjectId: id, label },
        ...{ before: fieldsInWords(removed), after: "removed" },
      },
    );
    return ok({ label });
  });
}
