import type { OpenUpload } from "../../infrastructure/uploads/open-uploads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectPhoto } from "./photos.queries.ts";

/**
 * Opens a photo's preview (WebP, at most 900 px) for its customer, for staff once ordered, and before that for whoever
 * has its random id; for others it does not exist. The caller must read it to the end or close it.
 */
export async function openPhoto(
  services: Services,
  { id, viewer }: { id: string; viewer: Session | null },
): Promise<Outcome<OpenUpload, "unknown-photo">> {
  const photo = await selectPhoto(services.db, id);
  if (!photo) return refuse("unknown-photo");
  const isOwn = photo.userId === null || photo.userId === viewer?.userId;
  const isWork = photo.orderId !== null && viewer !== null && may(viewer.roles, "see photos");
  const file = isOwn || isWork ? await services.uploads.open(photo.previewFile) : null;
  return file ? ok(file) : refuse("unknown-photo");
}
