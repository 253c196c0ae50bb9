import { Form } from "react-router";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import type { ShownList } from "./shown-list.ts";

/** The field of the form that saves a view. */
export type ViewField = "name";

type ViewBarProps = { list: ShownList; answer: IntentAnswer<ViewField> | undefined };

/** Saves the applied filters as a view, or removes the view that they are. */
export function ViewBar({ list: { view, href }, answer: anyAnswer }: ViewBarProps) {
  const answer = answerTo(anyAnswer, "save-view");
  const form = useFormFocus(answer);
  const intent = useIntent();
  if (view === null) return null;
  if (view.is === "saved") {
    return (
      <Form method="post" action={href} className="list-save" preventScrollReset>
        <input type="hidden" name="view" value={view.id} />
        <Button
          type="submit"
          name="intent"
          value="remove-view"
          look="soft"
          size="small"
          busy={intent === "remove-view"}
        >
          Remove the view “{view.name}”
        </Button>
      </Form>
    );
  }
  const error = answer?.errors.name ?? null;
  return (
    <details className="list-save" open={error ? true : undefined}>
      <summary className="link">Save as a view</summary>
      <Form method="post" action={href} ref={form} preventScrollReset noValidate>
        <TextInput
          label="Name"
          name="name"
          maxLength={30}
          autoComplete="off"
          defaultValue={answer && !answer.ok ? (answer.values.name ?? "") : ""}
          error={error}
        />
        {view.mayShare && (
          <label className="option">
            <input type="checkbox" name="shared" />
            For all staff
          </label>
        )}
        <Button type="submit" name="intent" value="save-view" size="small" busy={intent === "save-view"}>
          {intent === "save-view" ? "Saving..." : "Save"}
        </Button>
      </Form>
      {view.losesText && <p className="muted text-small">The searched text is left out of the view.</p>}
    </details>
  );
}
