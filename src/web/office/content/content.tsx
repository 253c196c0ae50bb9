import { type FormEvent, useState } from "react";
import { data, Form } from "react-router";
import { z } from "zod";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { getContent } from "../../../shop/content/get-content.ts";
import {
  CONTENT_KINDS,
  CONTENT_TOO_LONG,
  LONGEST_CONTENT,
} from "../../../shop/content/rules/content-fields.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { Prose } from "../../prose/prose.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import type { Route } from "./+types/content.ts";
import { answerContent, type ShownConflict } from "./content-action.ts";
import "./content.css";

const Text = z.object({ kind: z.enum(CONTENT_KINDS), slug: z.string().max(80) });

function textOf(params: Route.LoaderArgs["params"]) {
  const text = Text.safeParse(params);
  if (!text.success) throw data(null, { status: 404 });
  return text.data;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const text = textOf(params);
  const content = await getContent(context.get(servicesContext), text);
  if (!content) throw data(null, { status: 404 });
  const { published, isPublished, draft, version, path, changedBy, changedAt } = content;
  return {
    ...{ ...text, path, version, isPublished, hasDraft: draft !== null, fields: draft ?? published },
    title: published.title,
    changed: changedAt && `${changedBy}, ${showInstant(changedAt)}`,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerContent(context.get(servicesContext), { context, request, staff, text: textOf(params) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.title ?? "Content");

/** Edits a page of text or an article: preview, draft, publish. */
export default function ContentPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { title, path, changed, isPublished, hasDraft, version } = loaderData;
  return (
    <OfficePage
      title={title}
      lead={[path, changed].filter(Boolean).join(". ")}
      back={{ to: "/admin/content", label: "Content" }}
      actions={
        isPublished && (
          <a className="btn btn-ghost btn-small" href={path}>
            See it in the shop
          </a>
        )
      }
    >
      <p className="sheet-said" role="status">
        {answer?.ok ? answer.message : ""}
      </p>
      {answer && !answer.ok && answer.message && <Alert>{answer.message}</Alert>}
      {answer?.conflict && <Conflict conflict={answer.conflict} />}
      {(hasDraft || !isPublished) && !answer && (
        <p className="content-draft">
          This is a draft. {isPublished ? "Shoppers read the published text." : "No shopper sees it yet."}
        </p>
      )}
      <div className="content-two">
        <Editor content={loaderData} answer={answer} key={version} />
        {answer?.preview != null && (
          <section className="office-card" aria-labelledby="preview">
            <h2 id="preview">Preview</h2>
            <Prose html={answer.preview} className="content-preview" />
          </section>
        )}
      </div>
    </OfficePage>
  );
}

/** The texts that another person saved meanwhile. */
function Conflict({ conflict: { sentence, differences } }: { conflict: ShownConflict }) {
  return (
    <section className="content-conflict" aria-labelledby="conflict">
      <h2 id="conflict">Somebody saved meanwhile</h2>
      <p role="alert">{sentence}</p>
      {differences.map(({ field, label, theirs }) => (
        <details key={field} open={field !== "body"}>
          <summary>{label}, as they saved it</summary>
          <pre>{theirs || "Empty"}</pre>
        </details>
      ))}
    </section>
  );
}

const SETTINGS_HINT = "{{company}}, {{email}} and {{phone}} come from the settings. ";

type EditorProps = {
  content: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
};

function Editor({ content, answer }: EditorProps) {
  const { kind, fields, version, hasDraft } = content;
  const form = useFormFocus(answer);
  const busy = useIntent();
  const [isTooLong, setTooLong] = useState(false);
  const values = answer?.typed ?? fields;
  const checkLength = (event: FormEvent<HTMLFormElement>) => {
    const { body, intent } = Object.fromEntries(new FormData(event.currentTarget, submitterOf(event)));
    // A longer text would not fit into a form, and the answer could not show it again.
    const tooLong = intent !== "discard" && String(body).length > LONGEST_CONTENT;
    setTooLong(tooLong);
    if (!tooLong) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("[name=body]")?.focus();
  };
  const field = (name: keyof typeof fields) => ({
    ...{ name, defaultValue: values[name], error: answer?.errors[name] ?? null },
  });
  return (
    <section className="office-card" aria-label="Text">
      <UnsentForm {...{ form, answer }} isSaved={answer?.ok === true && answer.typed === null} />
      <Form
        method="post"
        encType="multipart/form-data"
        ref={form}
        className="content-form"
        noValidate
        preventScrollReset
        onSubmit={checkLength}
      >
        {/* Enter in a field presses the first button of a form: that must not publish. */}
        <button type="submit" name="intent" value="preview" hidden />
        <input type="hidden" name="seen" value={answer?.seen ?? version} />
        <TextInput label="Title" maxLength={90} {...field("title")} />
        <TextInput
          label="Description"
          hint="For search engines and link previews."
          maxLength={200}
          {...field("description")}
        />
        {kind === "page" && (
          <TextInput label="Lead" hint="Below the title." maxLength={240} {...field("lead")} />
        )}
        <TextArea
          label="Text"
          hint={`Markdown: ## heading, **bold**, - list, [link](/terms). ${kind === "page" ? SETTINGS_HINT : ""}HTML is shown as it is written. At most ${LONGEST_CONTENT.toLocaleString("en-IN")} characters.`}
          rows={18}
          {...field("body")}
          {...(isTooLong ? { error: CONTENT_TOO_LONG } : {})}
        />
        <div className="content-acts">
          <Button type="submit" name="intent" value="publish" busy={busy === "publish"}>
            Publish
          </Button>
          <Button type="submit" look="ghost" name="intent" value="draft" busy={busy === "draft"}>
            Save as a draft
          </Button>
          <Button type="submit" look="soft" name="intent" value="preview" busy={busy === "preview"}>
            Preview
          </Button>
          {hasDraft && (
            <Button type="submit" look="soft" name="intent" value="discard" busy={busy === "discard"}>
              Discard the draft
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such text." />;
}
