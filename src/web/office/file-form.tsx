import { type ChangeEvent, type ReactNode, type Ref, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextInput } from "../ui/field.tsx";
import "./file-form.css";

type FileFormProps = {
  /** Without it, the form is sent to its own page. */
  action?: string;
  label?: string;
  hint: string;
  accept: string;
  /** The largest file that is taken. */
  most: { bytes: number; megabytes: number };
  error: string | null;
  /** The words of the button, and those while the file is sent. */
  send: string;
  sending: string;
  /** Further fields. */
  children?: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** A form with a file. A document sends it, with and without script. */
export function FileForm({ action, most, error, send, sending, children, ref, ...props }: FileFormProps) {
  const { label = "File", hint, accept } = props;
  const [busy, setBusy] = useState(false);
  const [sizeError, setSizeError] = useState<string | null>(null);
  const checkSize = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (files?.[0]?.size ?? 0) > most.bytes;
    setSizeError(isTooLarge ? `Please choose a file of at most ${most.megabytes} MB.` : null);
  };
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      ref={ref}
      className="file-form"
      noValidate
      onSubmit={(event) => (sizeError || busy ? event.preventDefault() : setBusy(true))}
    >
      <TextInput
        {...{ label, hint, accept }}
        type="file"
        name="file"
        className="file-form-file"
        onChange={checkSize}
        error={sizeError ?? error}
      />
      {children}
      <Button type="submit" busy={busy}>
        {busy ? sending : send}
      </Button>
    </form>
  );
}
