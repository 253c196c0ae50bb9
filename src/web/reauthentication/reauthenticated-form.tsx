import type { FormEvent, Ref } from "react";
import { Form, type FormProps, useSubmit } from "react-router";
import type { ProofLevel } from "../../shop/accounts/rules/proof-levels.ts";
import { useProof } from "./use-reauthentication.tsx";

type ProvenFormProps = FormProps & {
  level: ProofLevel;
  ref?: Ref<HTMLFormElement>;
  /** Runs when it is really sent. */
  onSend?: () => void;
};

/**
 * A form that only the account's owner may send: who was proven too long ago is asked in place, and then it is
 * sent. Without script the action's own guard leads over `/account/confirm`.
 */
export function ProvenForm({ level, onSend, children, ...rest }: ProvenFormProps) {
  const submit = useSubmit();
  const { prove, dialog } = useProof();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    if (!(await prove(level))) return;
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
