import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { FIND_PATH } from "../office-pages.ts";

/** The search field of the page. */
export function FindForm({ q, label }: { q: string; label: string }) {
  return (
    <Form className="lookup-form" action={FIND_PATH} role="search" aria-label="Orders and more" key={q}>
      <Field label={label}>
        {(control) => (
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={80}
            autoComplete="off"
            {...control}
          />
        )}
      </Field>
      <Button type="submit">Search</Button>
    </Form>
  );
}
