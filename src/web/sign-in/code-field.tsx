import type { ComponentProps } from "react";
import { TextInput } from "../ui/field.tsx";
import "./fields.css";

/** The six digits that were mailed. Browsers and phones offer to fill them in. */
export function CodeField(props: Omit<ComponentProps<typeof TextInput>, "label" | "name" | "className">) {
  return (
    <TextInput
      label="Code"
      name="code"
      className="sign-in-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      {...props}
    />
  );
}
