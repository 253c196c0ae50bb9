import type { OpenUpload } from "../../../infrastructure/uploads/open-uploads.ts";
import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { isUuid } from "../../basics/ids.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { getOrder } from "../get-order.ts";
import { selectCakePhoto } from "./cake-photos.queries.ts";

/**
 * Opens a photo of a finished cake (WebP): for those who may see the whole order, and for those who bake. For others it
 * does not exist. The caller must read it to the end or close it.
 */
export async function openCakePhoto(
  services: Services,
  {
    id,
    photoId,
    viewer,
    token,
  }: { id: string; photoId: string; viewer: Session | null; token?: string | undefined },
): Promise<Outcome<OpenUpload, "unknown-order" | "unknown-photo">> {
  if (!isUuid(id)) return refuse("unknown-order");
  if (!may(viewer?.roles ?? [], "bake")) {
    const order = await getOrder(services, { id, viewer, token });
    if (!order.ok) return order;
  }
  const photo = await selectCakePhoto(services.db, photoId);
  if (photo?.orderId !== id.toLowerCase()) return refuse("unknown-photo");
  const file = await services.uploads.open(photo.file);
  return file ? ok(file) : refuse("unknown-photo");
}
