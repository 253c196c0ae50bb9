import type { Services } from "../services.ts";
import { selectContent } from "./edits.queries.ts";
import { type ContentKind, contentPath } from "./rules/content-fields.ts";

export type ContentRow = {
  kind: ContentKind;
  slug: string;
  title: string;
  /** The path of its page for shoppers. */
  path: string;
  /** Whether shoppers read it. */
  isPublished: boolean;
  hasDraft: boolean;
  /** Null before the first edit on screen. */
  changedBy: string | null;
  changedAt: Date | null;
};

/** The texts of the shop: pages, then articles in the order of the blog. The caller has checked permissions. */
export async function listContent(services: Pick<Services, "db">): Promise<ContentRow[]> {
  const rows = await selectContent(services.db);
  return rows.map(({ kind, slug, title, isDraft, draft, changedByName, changedAt }) => ({
    ...{ kind, slug, title, changedAt },
    path: contentPath(kind, slug),
    isPublished: !isDraft,
    hasDraft: draft !== null,
    changedBy: changedByName,
  }));
}
