import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { TextInput } from "../../ui/field.tsx";

type CustomerNoteProps = { label: string; answer: IntentAnswer<"note"> | undefined };

/** A reason that staff give for a change, and that the customer reads. */
export function CustomerNote({ label, answer }: CustomerNoteProps) {
  return (
    <TextInput
      label={label}
      name="note"
      maxLength={300}
      hint="The customer reads this."
      defaultValue={answer?.values.note ?? ""}
      error={answer?.errors.note}
    />
  );
}
