import { data } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { ContentForm } from "../../../shop/content/edit.inputs.ts";
import { fillPage } from "../../../shop/content/get-page.ts";
import {
  CONTENT_WORDS,
  type ContentField,
  type ContentFields,
  type ContentKind,
} from "../../../shop/content/rules/content-fields.ts";
import { type ContentConflict, saveContent } from "../../../shop/content/save-content.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { renderMarkdown } from "../../prose/markdown.server.ts";
import { documentContext } from "../../request-context.ts";
import type { OfficeForm } from "../office-form.ts";

export type ShownConflict = {
  sentence: string;
  differences: { field: ContentField; label: string; theirs: string }[];
};

export type ContentAnswer = {
  ok: boolean;
  message: string;
  errors: Partial<Record<ContentField, string>>;
  /** The typed text in full, so that a mistake does not lose it. Null once it is saved. */
  typed: ContentFields | null;
  /** The version to send with the next save, after a conflict. */
  seen: number | null;
  conflict: ShownConflict | null;
  /** HTML of the typed text. */
  preview: string | null;
};

type Received = OfficeForm & { text: { kind: ContentKind; slug: string } };

/** Previews a text, saves it as a draft, publishes it, or discards the draft. */
export async function answerContent(services: Services, { context, request, staff, text }: Received) {
  const names = ["title", "description", "lead", "body"] as const;
  const { intent, seen: typedVersion, ...typed } = await readForm(request, ["intent", "seen", ...names]);
  const answer = (result: Partial<ContentAnswer>, status: number) =>
    data<ContentAnswer>(
      {
        ...{ ok: false, message: "", errors: {}, typed, seen: null, conflict: null, preview: null },
        ...result,
      },
      { status: context.get(documentContext) ? status : 200 },
    );
  const seen = /^\d{1,9}$/.test(typedVersion) ? Number(typedVersion) : null;
  if (seen === null) return answer({ message: "The form could not be read." }, 400);
  const form = ContentForm.safeParse(typed);
  if (intent !== "discard" && !form.success) return answer({ errors: errorsOf(form.error), seen }, 422);
  if (intent === "preview")
    return answer({ ok: true, seen, preview: previewOf(services, text.kind, typed) }, 200);
  const fields = intent === "discard" ? null : (form.data ?? null);
  const isPublished = intent === "publish";
  const saved = await saveContent(services, { ...text, fields, seen, isPublished, staff });
  if (saved.ok) {
    if (isPublished) {
      const message = saved.value ? "Published. Shoppers read it now." : "Nothing has changed for shoppers.";
      return answer({ ok: true, message, typed: null }, 200);
    }
    const message = fields ? "Saved as a draft. Shoppers do not see it." : "The draft is discarded.";
    return answer({ ok: true, message, typed: null }, 200);
  }
  if (saved.code !== "content-changed") return answer({ message: REFUSAL_SENTENCES[saved.code], seen }, 409);
  const conflict = saved.details;
  return answer({ seen: conflict.version, conflict: shownConflict(conflict) }, 409);
}

function shownConflict({ by, at, differences }: ContentConflict): ShownConflict {
  return {
    sentence: `${by} saved this on ${showInstant(new Date(at))}. Nothing of yours was saved. Save again to replace theirs with yours.`,
    differences: differences.map(({ field, theirs }) => ({ field, label: CONTENT_WORDS[field], theirs })),
  };
}

function previewOf(services: Services, kind: ContentKind, typed: ContentFields): string {
  return renderMarkdown(kind === "page" ? fillPage(services, typed).body : typed.body).html;
}
