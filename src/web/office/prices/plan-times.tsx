import { TextInput } from "../../ui/field.tsx";
import type { GridAnswer } from "./grid-answer.ts";

/** When new prices begin and end. Both empty: now, and until they are changed again. */
export function PlanTimes({ answer }: { answer: GridAnswer }) {
  const values = answer?.ok ? undefined : answer?.values;
  return (
    <fieldset className="prices-times">
      <legend>When</legend>
      <TextInput
        type="datetime-local"
        name="from"
        label="From"
        hint="Empty: at once"
        defaultValue={values?.from ?? ""}
        error={answer?.errors.from}
      />
      <TextInput
        type="datetime-local"
        name="until"
        label="Until"
        hint="Empty: for good"
        defaultValue={values?.until ?? ""}
        error={answer?.errors.until}
      />
    </fieldset>
  );
}
