import type { OpenUpload } from "../../../infrastructure/uploads/open-uploads.ts";
import type { Session } from "../../accounts/identity.ts";
import { isUuid } from "../../basics/ids.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { getOrder } from "../get-order.ts";
import { selectProofReport } from "./delivery-reports.queries.ts";

/**
 * Opens the photo that closed a delivery (WebP): for those who may see the whole order, and for the rider who took it. For
 * others it does not exist. The caller must read it to the end or close it.
 */
export async function openDeliveryPhoto(
  services: Services,
  { id, viewer, token }: { id: string; viewer: Session | null; token?: string | undefined },
): Promise<Outcome<OpenUpload, "unknown-order" | "unknown-photo">> {
  if (!isUuid(id)) return refuse("unknown-order");
  const report = await selectProofReport(services.db, id.toLowerCase());
  const isTheirs = viewer !== null && viewer.roles.length > 0 && report?.actorId === viewer.userId;
  if (!isTheirs) {
    const order = await getOrder(services, { id, viewer, token });
    if (!order.ok) return order;
  }
  const file = report?.photoFile ? await services.uploads.open(report.photoFile) : null;
  return file ? ok(file) : refuse("unknown-photo");
}
