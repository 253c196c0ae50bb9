import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import type { FormAnswer } from "../../../forms/form-answer.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";

/** Asks for one mail when a cake that is unavailable is sold again. */
export function StockAlert() {
  const answer = useActionData<FormAnswer<"email">>();
  const { me } = useSession();
  const busy = useNavigation().formMethod === "POST";
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer?.ok) done.current?.focus();
  }, [answer]);
  if (answer?.ok) {
    return (
      <p className="stock-alert-done" ref={done} tabIndex={-1}>
        {answer.message}
      </p>
    );
  }
  return (
    <Form method="post" className="stock-alert" noValidate preventScrollReset>
      <TextInput
        // The e-mail of the signed-in customer comes after the page.
        key={me?.email}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={answer?.values.email ?? me?.email}
        error={answer?.errors.email}
        hint="One mail when it is back. After half a year we forget your request."
      />
      <Button type="submit" busy={busy}>
        Tell me when it is back
      </Button>
    </Form>
  );
}
