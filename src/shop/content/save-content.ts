import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { changedFields } from "../audit/rules/changed-record.ts";
import { dayOf } from "../basics/india-time.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { keysOf } from "../basics/record-of.ts";
import type { Services } from "../services.ts";
import { lockFields, selectEdit, updateFields, upsertEdit } from "./edits.queries.ts";
import {
  CONTENT_WORDS,
  type ContentField,
  type ContentFields,
  type ContentKind,
} from "./rules/content-fields.ts";

/** Another person saved meanwhile: the texts that differ, and the version to send with the next save. */
export type ContentConflict = {
  by: string;
  at: Date;
  version: number;
  differences: { field: ContentField; theirs: string }[];
};

type Save = {
  kind: ContentKind;
  slug: string;
  /** Null returns to what is published. */
  fields: ContentFields | null;
  /** The version that was read. */
  seen: number;
  isPublished: boolean;
  staff: Session;
};
type Refusals = "not-your-move" | "unknown-content" | RefusalWith<"content-changed", ContentConflict>;

/**
 * Saves a text: as a draft that only the office sees, or published to all shoppers. Refuses if another person has saved
 * since the version that was read; one's own saves never conflict. What is published can be undone from the log.
 * @returns whether the text that shoppers read has changed
 */
export function saveContent(
  services: Services,
  { kind, slug, fields, seen, isPublished, staff }: Save,
): Promise<Outcome<boolean, Refusals>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = roleFor(staff.roles, "change content");
    if (!role) return refuse("not-your-move");
    const stored = await lockFields(tx, { kind, slug });
    if (!stored) return refuse("unknown-content");
    const { isDraft, ...published } = stored;
    const edit = await selectEdit(tx, { kind, slug });
    const wanted = wantedFields(kind, published, fields);
    if (edit && edit.version !== seen && !isOwn(edit, staff)) {
      const theirs = edit.draft ?? published;
      const names = keysOf(CONTENT_WORDS);
      const conflict: ContentConflict = {
        ...{ by: edit.changedByName, at: edit.changedAt, version: edit.version },
        differences: names
          .filter((name) => theirs[name] !== wanted[name])
          .map((field) => ({ field, theirs: theirs[field] })),
      };
      return refuse("content-changed", conflict);
    }
    const now = services.clock();
    const changed = changedFields(stored, { ...wanted, isDraft: isDraft && !isPublished });
    await upsertEdit(tx, {
      ...{ kind, slug, draft: isPublished || !changed ? null : wanted },
      ...{ changedBy: staff.userId, changedByName: nameOf(staff), changedAt: now },
    });
    if (!isPublished || !changed) return ok(false);
    await updateFields(tx, { kind, slug }, { ...wanted, isDraft: false }, dayOf(now));
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "content", subjectId: `${kind} ${slug}`, label: wanted.title },
        ...{ before: "published", after: "published", records: [{ kind, key: slug, ...changed }] },
      },
    );
    return ok(true);
  });
}

/** A program is not its holder: each would overwrite what the other has not seen. */
function isOwn(edit: { changedBy: string; changedByName: string }, staff: Session): boolean {
  return staff.token === undefined && edit.changedBy === staff.userId && edit.changedByName === nameOf(staff);
}

/** The person, and the name of their token if a program saved. */
function nameOf({ name, email, token }: Session): string {
  const person = name?.trim() || email;
  return token ? `${person} (${token.name})` : person;
}

/** The form trims a text, which is not a change. */
function wantedFields(
  kind: ContentKind,
  published: ContentFields,
  fields: ContentFields | null,
): ContentFields {
  if (!fields) return published;
  const body = fields.body === published.body.trim() ? published.body : fields.body;
  return { ...fields, body, lead: kind === "article" ? "" : fields.lead };
}
