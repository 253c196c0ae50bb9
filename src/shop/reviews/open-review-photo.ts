import type { OpenUpload } from "../../infrastructure/uploads/open-uploads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectReviewPhoto } from "./review-photos.queries.ts";
import type { ReviewPhotoSize } from "./rules/review-photos.ts";

export type OpenReviewPhoto = {
  file: OpenUpload;
  /** Everybody may see it. */
  isPublic: boolean;
};

/**
 * Opens a photo of a review (WebP): for everybody once the review is approved, before that for its author and for
 * staff who decide. For others it does not exist. The caller must read it to the end or close it.
 * @param viewerOf called only for photos that are not public: a reply with a session must not be cached
 */
export async function openReviewPhoto(
  services: Services,
  { id, size, viewerOf }: { id: string; size: ReviewPhotoSize; viewerOf: () => Promise<Session | null> },
): Promise<Outcome<OpenReviewPhoto, "unknown-photo">> {
  const row = await selectReviewPhoto(services.db, id);
  if (!row) return refuse("unknown-photo");
  const isPublic = row.status === "approved";
  if (!isPublic) {
    const viewer = await viewerOf();
    const isOwn = viewer !== null && viewer.userId === row.authorId;
    if (!isOwn && !may(viewer?.roles ?? [], "approve reviews")) return refuse("unknown-photo");
  }
  const file = await services.uploads.open(size === "large" ? row.photo.largeFile : row.photo.smallFile);
  return file ? ok({ file, isPublic }) : refuse("unknown-photo");
}
