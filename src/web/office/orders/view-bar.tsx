import { Form } from "react-router";
import type { ListedView } from "../../../shop/saved-views/saved-views.reads.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { listHref, viewQuery } from "./list-url.ts";
import { isBuiltIn } from "./view-tabs.tsx";

/** The fields of the page's forms. */
export type OrdersField = "name";

type ViewBarProps = {
  query: URLSearchParams;
  saved: ListedView[];
  mayShare: boolean;
  answer: IntentAnswer<OrdersField> | undefined;
};

/** Saves the chosen filters as a view, or removes the view that they are. */
export function ViewBar({ query, saved, mayShare, answer: anyAnswer }: ViewBarProps) {
  const answer = answerTo(anyAnswer, "save-view");
  const form = useFormFocus(answer);
  const intent = useIntent();
  const current = viewQuery(query);
  const view = saved.find((candidate) => candidate.query === current);
  if (view?.isRemovable) {
    return (
      <Form method="post" action={listHref(query)} className="orders-save" preventScrollReset>
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
  if (view || current === "" || isBuiltIn(query)) return null;
  const error = answer?.errors.name ?? null;
  return (
    <details className="orders-save" open={error ? true : undefined}>
      <summary className="link">Save as a view</summary>
      <Form method="post" action={listHref(query)} ref={form} preventScrollReset noValidate>
        <TextInput
          label="Name"
          name="name"
          maxLength={30}
          autoComplete="off"
          defaultValue={answer && !answer.ok ? (answer.values.name ?? "") : ""}
          error={error}
        />
        {mayShare && (
          <label className="option">
            <input type="checkbox" name="shared" />
            For all staff
          </label>
        )}
        <Button type="submit" name="intent" value="save-view" size="small" busy={intent === "save-view"}>
          {intent === "save-view" ? "Saving..." : "Save"}
        </Button>
      </Form>
      {query.has("q") && <p className="muted text-small">The searched text is left out of the view.</p>}
    </details>
  );
}
