import type { Tx } from "../../infrastructure/database/db.ts";
import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { giveUpWaiting } from "./deliveries.queries.ts";
import { type Endpoint, lockEndpoint, setPaused, setResumed, updateEndpoint } from "./endpoints.queries.ts";
import { hasTokenEnded } from "./has-token-ended.ts";
import { endpointLabel } from "./rules/endpoint-words.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";

/**
 * Pauses an endpoint, or lets it go on. Events in between are not stored for it; what waited is given up, and can be
 * sent again by hand. Pressing twice changes nothing more.
 */
export function pauseEndpoint(
  services: Services,
  { id, isPaused, staff }: { id: string; isPaused: boolean; staff: Session },
): Promise<Outcome<null, "unknown-webhook" | "not-your-move">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = webhookManagerOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse("unknown-webhook");
    const at = services.clock();
    const isChanged = isPaused
      ? await setPaused(tx, { endpointId: id, at, reason: "by staff" })
      : await resume(tx, { services, endpoint, staff });
    if (!isChanged) return ok(null);
    if (isPaused) await giveUpWaiting(tx, id, at);
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "webhook", subjectId: id, label: endpointLabel(endpoint.url) },
        ...{ before: "", after: isPaused ? "paused" : "resumed" },
      },
    );
    return ok(null);
  });
}

/**
 * Resumes an endpoint. If its token has ended, the person who resumes it answers for it: with their token, or without
 * one on screen.
 */
async function resume(
  tx: Tx,
  { services, endpoint, staff }: { services: Services; endpoint: Endpoint; staff: Session },
): Promise<boolean> {
  const isResumed = await setResumed(tx, endpoint.id);
  if (!(await hasTokenEnded({ ...services, db: tx }, endpoint))) return isResumed;
  await updateEndpoint(tx, endpoint.id, { tokenId: staff.token?.id ?? null });
  return true;
}
