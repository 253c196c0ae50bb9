import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ComponentProps, type ReactNode, useId } from "react";
import "./fields.css";
import { classes } from "./classes.ts";

type FieldProps = {
  label: ReactNode;
  /** Always shown below the field. */
  hint?: ReactNode;
  /** Shown below the field and announced by screen readers. */
  error?: string | null;
  className?: string;
  /** Renders the control with the attributes that link it to label and messages. */
  children: (control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
};

/** Label, control and messages, linked for screen readers. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = classes(hintId, errorId);
  return (
    <div className={classes("field", className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      })}
      {hint && hintId && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && errorId && (
        <Message kind="err" id={errorId}>
          {error}
        </Message>
      )}
    </div>
  );
}

type TextInputProps = ComponentProps<"input"> & Omit<FieldProps, "children" | "className">;

/** A text input with label, hint and error. `className` goes to the field. */
export function TextInput({ label, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} className={className ?? ""}>
      {(control) => <input className="input" {...rest} {...control} />}
    </Field>
  );
}

type TextAreaProps = ComponentProps<"textarea"> & Omit<FieldProps, "children" | "className">;

/** A text area with label, hint and error. `className` goes to the field. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} className={className ?? ""}>
      {(control) => <textarea className="input" {...rest} {...control} />}
    </Field>
  );
}

/** A short message with an icon: success or error. */
export function Message({ kind, id, children }: { kind: "ok" | "err"; id?: string; children: ReactNode }) {
  const Icon = kind === "ok" ? CircleCheck : CircleAlert;
  return (
    <p className={classes("message", kind === "ok" ? "is-good" : "is-error")} id={id}>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}
