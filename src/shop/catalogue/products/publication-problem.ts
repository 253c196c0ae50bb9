import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Services } from "../../services.ts";
import type { PublicationFields } from "../rules/product-fields.ts";
import { isPublished, PUBLISH_DAYS } from "../rules/publication.ts";
import { selectReadiness } from "./publication.queries.ts";

const DAY_MS = 24 * 60 * 60_000;

export type PublishRefusal =
  | "publish-time-wrong"
  | "published-already"
  | "no-picture-yet"
  | "nothing-on-sale-yet";

type Change = { id: string; stored: PublicationFields; after: PublicationFields };

/** Why a locked product cannot be published so, with its SKUs as they are written; null if it can. */
export async function publicationProblem(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { id, stored, after }: Change,
): Promise<PublishRefusal | null> {
  if (stored.isDraft === after.isDraft && stored.publishAt === after.publishAt) return null;
  const now = clock().getTime();
  if (isPublished(toPublication(stored), now)) return "published-already";
  const publishAt = toPublication(after).publishAt?.getTime();
  if (publishAt !== undefined && (publishAt <= now || publishAt > now + PUBLISH_DAYS * DAY_MS))
    return "publish-time-wrong";
  // A draft without a time needs nothing.
  if (after.isDraft && publishAt === undefined) return null;
  const { hasPicture, hasActive } = await selectReadiness(tx, id);
  if (!hasPicture) return "no-picture-yet";
  return hasActive ? null : "nothing-on-sale-yet";
}

function toPublication({ isDraft, publishAt }: PublicationFields) {
  return { isDraft, publishAt: publishAt === null ? null : new Date(publishAt) };
}
