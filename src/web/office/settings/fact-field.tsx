import type { Fact } from "../../../shop/shop-facts/rules/fact-names.ts";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";

export type ShownFact = {
  fact: Fact;
  label: string;
  hint: string;
  isList: boolean;
  isRequired: boolean;
  text: string;
  /** The variable that sets it: then it cannot be changed here. */
  setBy: string | null;
};

type FactFieldProps = {
  shown: ShownFact;
  /** The text that was typed before a refusal. */
  typed: string | undefined;
  error: string | null;
  states: { code: string; name: string }[];
};

/** The field of one fact: a text, a list with a line for each entry, or the choice of a state. */
export function FactField({ shown, typed, error, states }: FactFieldProps) {
  const { fact, label, hint, isList, text, setBy } = shown;
  if (setBy !== null) return <FixedFact shown={shown} setBy={setBy} states={states} />;
  const field = { name: fact, defaultValue: typed ?? text };
  const words = { label, hint, error };
  if (fact === "stateCode")
    return (
      <Field {...words}>
        {(control) => (
          <select className="input" {...field} {...control}>
            <option value="">Choose a state</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  if (isList) return <TextArea {...words} {...field} rows={3} />;
  return (
    <TextInput
      {...words}
      {...field}
      type={fact === "email" ? "email" : fact === "phone" || fact === "whatsapp" ? "tel" : "text"}
      autoComplete="off"
      inputMode={fact === "fssai" ? "numeric" : undefined}
    />
  );
}

type FixedFactProps = { shown: ShownFact; setBy: string; states: FactFieldProps["states"] };

/** A fact that the server sets: shown, and out of the form. */
function FixedFact({ shown: { fact, label, text, isList }, setBy, states }: FixedFactProps) {
  const state = fact === "stateCode" ? states.find(({ code }) => code === text) : undefined;
  const value = state ? `${state.name} (${state.code})` : text;
  const hint = `Set by the server (${setBy}). Whoever runs it can change it.`;
  if (isList)
    return <TextArea label={label} hint={hint} value={value} rows={3} readOnly className="settings-fixed" />;
  return <TextInput label={label} hint={hint} value={value} readOnly className="settings-fixed" />;
}
