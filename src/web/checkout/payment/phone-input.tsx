import type { ComponentProps } from "react";
import Input from "react-phone-number-input/input";
import { Field } from "../../ui/field.tsx";

type PhoneInputProps = {
  autoComplete: string;
  label: ComponentProps<typeof Field>["label"];
  error?: string | null;
  /** International form, `+919876543210`, or empty. */
  value: string;
  onChange: (number: string) => void;
};

/** A phone number, typed and shown as at home in India, kept in international form. */
export function PhoneInput({ label, error, value, onChange, autoComplete }: PhoneInputProps) {
  return (
    <Field label={label} error={error ?? null}>
      {(control) => (
        <Input
          className="inp"
          defaultCountry="IN"
          value={value}
          onChange={(number) => onChange(number ?? "")}
          autoComplete={autoComplete}
          {...control}
        />
      )}
    </Field>
  );
}
