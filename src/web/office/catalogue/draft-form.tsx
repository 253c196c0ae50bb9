import type { ReactNode } from "react";
import { Form } from "react-router";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { LinesAlert } from "../lines-alert.tsx";
import { SubmitBar } from "../submit-bar.tsx";
import type { DraftAnswer } from "./draft-answers.ts";
import { useDraftFocus } from "./use-draft-focus.ts";

type DraftFormProps = {
  answer: DraftAnswer<object> | undefined;
  saveLabel: string;
  children: ReactNode;
  /** Further buttons beside Save. */
  buttons?: ReactNode;
};

/** A form that carries a draft, which its buttons change. Save stores the whole of it. */
export function DraftForm({ answer, saveLabel, children, buttons }: DraftFormProps) {
  const refused = answer && !answer.ok ? answer : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  useDraftFocus(form, answer);
  return (
    <>
      {refused?.message && <LinesAlert message={refused.message} />}
      <Form method="post" ref={form} className="product-form" preventScrollReset noValidate>
        {/* Enter presses the first button of a form: this one only shows the draft. */}
        <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
        {children}
        <SubmitBar label={saveLabel} busy={intent === "save"} answer={answer}>
          {buttons}
          {answer && !answer.isSaved && <p className="muted">Not saved yet.</p>}
        </SubmitBar>
      </Form>
    </>
  );
}
