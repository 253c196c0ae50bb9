import type { Services } from "../services.ts";
import { selectEdit, selectFields } from "./edits.queries.ts";
import { type ContentFields, type ContentKind, contentPath } from "./rules/content-fields.ts";

/** A text as it is edited. */
export type EditableContent = {
  path: string;
  /** The text that shoppers read, if `isPublished`. */
  published: ContentFields;
  isPublished: boolean;
  /** Null if nothing waits to be published. */
  draft: ContentFields | null;
  /** The version that a save names; 0 before the first. */
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
};

/** Undefined if there is no such text. The caller has checked permissions. */
export async function getContent(
  services: Pick<Services, "db">,
  { kind, slug }: { kind: ContentKind; slug: string },
): Promise<EditableContent | undefined> {
  // The version first: the text must not be older than it, or a change in between would be overwritten unseen.
  const edit = await selectEdit(services.db, { kind, slug });
  const stored = await selectFields(services.db, { kind, slug });
  if (!stored) return undefined;
  const { isDraft, ...published } = stored;
  return {
    isPublished: !isDraft,
    ...{ path: contentPath(kind, slug), published, draft: edit?.draft ?? null, version: edit?.version ?? 0 },
    ...{ changedBy: edit?.changedByName ?? null, changedAt: edit?.changedAt ?? null },
  };
}
