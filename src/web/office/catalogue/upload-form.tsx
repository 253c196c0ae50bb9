import { MOST_PICTURE_BYTES, SHORTEST_PICTURE_SIDE } from "../../../shop/catalogue/rules/picture-limits.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { TextInput } from "../../ui/field.tsx";
import { FileForm } from "../file-form.tsx";

const MOST = { bytes: MOST_PICTURE_BYTES, megabytes: MOST_PICTURE_BYTES / 2 ** 20 };

type UploadFormProps = {
  answer: IntentAnswer<string> | undefined;
  /** Whether it asks what the picture shows. A picture beside its name does not need it. */
  isNamed?: boolean;
};

/** The form for a picture. */
export function UploadForm({ answer, isNamed = true }: UploadFormProps) {
  const form = useFormFocus(answer && !answer.ok ? answer : undefined);
  const { values = {}, errors = {} } = answer && !answer.ok ? answer : {};
  return (
    <FileForm
      ref={form}
      hint={`JPEG, PNG or WebP, at least ${SHORTEST_PICTURE_SIDE} by ${SHORTEST_PICTURE_SIDE} pixels, at most ${MOST.megabytes} MB. It is cut to a square; with a transparent ground it is shown whole, on the card's colour.`}
      accept="image/jpeg,image/png,image/webp"
      most={MOST}
      error={errors.file ?? null}
      send="Add picture"
      sending="Sending..."
    >
      {isNamed && (
        <TextInput
          name="text"
          label="What it shows"
          hint="For people who cannot see it: Round cake with mango slices"
          maxLength={150}
          defaultValue={values.text ?? ""}
          error={errors.text ?? null}
        />
      )}
    </FileForm>
  );
}
