import type { OpenUpload } from "../../infrastructure/uploads/open-uploads.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getOrder } from "../orders/get-order.ts";
import type { Services } from "../services.ts";
import { selectProof } from "./complaints.queries.ts";
import type { OrderAccess } from "./find-complainable.ts";
import type { ProofMediaType } from "./rules/proof-media-types.ts";

export type OpenProof = { file: OpenUpload; mediaType: ProofMediaType; ticket: string };

/**
 * Opens a photo or video of a complaint, for those who may see the whole order, and staff who answer complaints. The
 * caller must read it to the end or close it.
 */
export async function openProof(
  services: Services,
  { proofId, ...requester }: OrderAccess & { proofId: string },
): Promise<Outcome<OpenProof, "unknown-order" | "unknown-complaint">> {
  const order = await getOrder(services, requester);
  if (!order.ok) return order;
  if (requester.viewer && !order.value.isOwn && requester.token === undefined) {
    if (!may(requester.viewer.roles, "answer complaints")) return refuse("unknown-order");
  }
  const proofRow = await selectProof(services.db, order.value.uuid, proofId);
  const file = proofRow ? await services.uploads.open(proofRow.proof.file) : null;
  if (!proofRow || !file) return refuse("unknown-complaint");
  return ok({ file, mediaType: proofRow.proof.mediaType, ticket: proofRow.ticket });
}
