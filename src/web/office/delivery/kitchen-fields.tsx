import { STATE_NAMES } from "../../../shop/basics/state-names.ts";
import { KITCHEN_WORDS, type KitchenFields } from "../../../shop/delivery/rules/kitchen-fields.ts";
import { Field, TextInput } from "../../ui/field.tsx";

export type KitchenTexts = Partial<Record<keyof KitchenFields, string>>;

const STATES = Object.entries(STATE_NAMES).toSorted(([, one], [, other]) => one.localeCompare(other));

/** The fields of a kitchen, with what was typed and what is wrong. */
export function KitchenFieldset({ texts, errors }: { texts: KitchenTexts; errors: KitchenTexts }) {
  const field = (name: keyof KitchenFields) => ({
    ...{ name, label: KITCHEN_WORDS[name], autoComplete: "off" },
    ...{ defaultValue: texts[name] ?? "", error: errors[name] ?? null },
  });
  return (
    <>
      <TextInput {...field("name")} hint="Shoppers, riders and invoices read it." />
      <TextInput {...field("address")} hint="Building and street. Customers collect here." />
      <div className="delivery-even">
        <TextInput {...field("city")} />
        <TextInput {...field("pincode")} inputMode="numeric" />
      </div>
      <Field
        label={KITCHEN_WORDS.stateCode}
        hint="It decides the tax and the GSTIN on invoices."
        error={errors.stateCode ?? null}
      >
        {(control) => (
          <select className="input" name="stateCode" defaultValue={texts.stateCode ?? ""} {...control}>
            <option value="">Choose a state</option>
            {STATES.map(([code, name]) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="delivery-even">
        <TextInput {...field("phone")} type="tel" hint="For customers who collect. May stay empty." />
        <TextInput
          {...field("fssai")}
          inputMode="numeric"
          hint="For its box labels. Empty: the shop’s licence."
        />
      </div>
    </>
  );
}
