import { Field } from "../../ui/field.tsx";
import { codeWords } from "./code-words.ts";
import type { ShownFields } from "./sku-table.tsx";

type CodeChoiceProps = ShownFields & { name: string; label: string; codes: readonly string[]; none?: string };

/** A list to choose one of these codes from, in words. */
export function CodeChoice({ name, label, codes, none = "Please choose", texts, errors }: CodeChoiceProps) {
  return (
    <Field label={label} error={errors[name] ?? null}>
      {(control) => (
        <select className="input" name={name} defaultValue={texts[name] ?? ""} {...control}>
          <option value="">{none}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {codeWords(code)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
