import { type ChangeEvent, type FormEvent, useState } from "react";
import { COMPLAINT_KINDS, KIND_NAMES, needsProof } from "../../../shop/complaints/rules/complaint-kinds.ts";
import { MOST_BYTES, MOST_FILES } from "../../../shop/complaints/rules/file-limits.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";

type Props = {
  /** The kind chosen before it is sent; empty for none. */
  kind: string;
  answer: FormAnswer<"kind" | "message" | "files"> | undefined;
};

const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm";

type Errors = Partial<Record<"kind" | "message" | "files", string>>;

/**
 * The complaint form, submitted as a document with and without script because it carries files. With script, missing
 * fields are found before submitting: a browser forgets the chosen files afterwards.
 */
export function ComplaintForm({ kind, answer }: Props) {
  const [missing, setMissing] = useState<Errors | null>(null);
  const form = useFormFocus(missing ?? answer);
  const [busy, setBusy] = useState(false);
  const [filesError, setFilesError] = useState<string | null>(null);
  const { values = {}, message } = answer ?? {};
  const errors = missing ?? answer?.errors ?? {};
  const checkSize = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(files ?? [])];
    const size = chosen.reduce((sum, file) => sum + file.size, 0);
    const isTooLarge = chosen.length > MOST_FILES || size > MOST_BYTES;
    setFilesError(isTooLarge ? "Please choose 3 files at most, with 20 MB together." : null);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const missingFields = missingIn(new FormData(event.currentTarget));
    const isComplete = Object.keys(missingFields).length === 0;
    setMissing(isComplete ? null : missingFields);
    if (!isComplete || filesError || busy) event.preventDefault();
    else setBusy(true);
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      ref={form}
      className="form-fields"
      noValidate
      onSubmit={send}
    >
      {message && <Alert>{message}</Alert>}
      <Field className="form-full" label="What is wrong?" error={errors.kind ?? null}>
        {(control) => (
          <select className="input" name="kind" defaultValue={values.kind ?? kind} required {...control}>
            <option value="" disabled>
              Choose what fits best
            </option>
            {KIND_NAMES.map((kind) => (
              <option key={kind} value={kind}>
                {COMPLAINT_KINDS[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextArea
        className="form-full"
        label="In your words"
        error={errors.message ?? null}
        name="message"
        rows={5}
        maxLength={2000}
        required
        defaultValue={values.message}
      />
      <Field
        className="form-full"
        label="Photos or a short video"
        hint="3 at most, 20 MB together: JPEG, PNG, WebP, MP4, MOV or WebM."
        error={filesError ?? errors.files ?? null}
      >
        {(control) => (
          <input
            className="input complaint-files"
            type="file"
            name="files"
            accept={ACCEPTED_TYPES}
            multiple
            onChange={checkSize}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" size="big" wide busy={busy}>
        {busy ? "Sending…" : "Send the complaint"}
      </Button>
    </form>
  );
}

/** Checks what the shop requires, with the same messages. */
function missingIn(sent: FormData): Errors {
  const kind = String(sent.get("kind") ?? "");
  const hasFile = sent.getAll("files").some((file) => typeof file !== "string" && file.size > 0);
  return {
    ...(kind === "" ? { kind: "Please choose what is wrong." } : {}),
    ...(String(sent.get("message")).trim() === ""
      ? { message: "Please say in a few words what is wrong." }
      : {}),
    ...(needsProof(kind) && !hasFile
      ? { files: "Please add a photo or a short video, so that we see what you see." }
      : {}),
  };
}
