import { type ChangeEvent, useState } from "react";
import { MOST_PICTURE_BYTES, SHORTEST_PICTURE_SIDE } from "../../../shop/catalogue/rules/picture-limits.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";

const MEGABYTE = 2 ** 20;

/** The form for a picture. A document sends it, with and without script, because it carries a file. */
export function UploadForm({ answer }: { answer: IntentAnswer<string> | undefined }) {
  const form = useFormFocus(answer && !answer.ok ? answer : undefined);
  const [busy, setBusy] = useState(false);
  const [sizeError, setSizeError] = useState<string | null>(null);
  const { values = {}, errors = {} } = answer && !answer.ok ? answer : {};
  const checkSize = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (files?.[0]?.size ?? 0) > MOST_PICTURE_BYTES;
    setSizeError(isTooLarge ? `Please choose a file of at most ${MOST_PICTURE_BYTES / MEGABYTE} MB.` : null);
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      ref={form}
      className="upload-fields"
      noValidate
      onSubmit={(event) => (sizeError || busy ? event.preventDefault() : setBusy(true))}
    >
      <TextInput
        type="file"
        name="file"
        className="upload-file"
        label="File"
        hint={`JPEG, PNG or WebP, at least ${SHORTEST_PICTURE_SIDE} by ${SHORTEST_PICTURE_SIDE} pixels, at most ${MOST_PICTURE_BYTES / MEGABYTE} MB. It is cut to a square; with a transparent ground it is shown whole, on the card's colour.`}
        accept="image/jpeg,image/png,image/webp"
        onChange={checkSize}
        error={sizeError ?? errors.file ?? null}
      />
      <TextInput
        name="text"
        label="What it shows"
        hint="For people who cannot see it: Round cake with mango slices"
        maxLength={150}
        defaultValue={values.text ?? ""}
        error={errors.text ?? null}
      />
      <Button type="submit" busy={busy}>
        {busy ? "Sending..." : "Add picture"}
      </Button>
    </form>
  );
}
