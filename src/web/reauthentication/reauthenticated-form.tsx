import type { FormEvent, Ref } from "react";
import { Form, type FormProps, useSubmit } from "react-router";
import type { ReauthenticationLevel } from "../../shop/accounts/rules/reauthentication-levels.ts";
import { useReauthentication } from "./use-reauthentication.tsx";

type ReauthenticatedFormProps = FormProps & {
  level: ReauthenticationLevel;
  ref?: Ref<HTMLFormElement>;
  /** Called when the form is actually sent. */
  onSend?: () => void;
};

/**
 * A form that needs a recent re-authentication: it opens the dialog if the last one is too old, and submits after
 * it. Without script the action's own guard redirects to `/account/confirm`.
 */
export function ReauthenticatedForm({ level, onSend, children, ...rest }: ReauthenticatedFormProps) {
  const submit = useSubmit();
  const { reauthenticate, dialog } = useReauthentication();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    if (!(await reauthenticate(level))) return;
    onSend?.();
    await submit(sent, { method: "post", preventScrollReset: true });
  };
  return (
    <>
      <Form method="post" noValidate preventScrollReset {...rest} onSubmit={send}>
        {children}
      </Form>
      {dialog}
    </>
  );
}
