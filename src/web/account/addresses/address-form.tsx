import { Form, useNavigation } from "react-router";
import { AddressTypeChoice } from "../../addresses/address-type-choice.tsx";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { PincodeInput } from "./pincode-input.tsx";
import "../../forms/forms.css";
import "./addresses.css";

export const ADDRESS_FIELDS = ["type", "name", "phone", "flat", "street", "landmark", "pincode"] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];

type AddressFormProps = {
  isNew: boolean;
  /** It is, or will be, the default address: hide the choice. */
  isDefault: boolean;
  values: Record<AddressField, string>;
  answer: FormAnswer<AddressField | "choose"> | undefined;
};

/** An address form. Works without script; with it, the pincode is checked while typing. */
export function AddressForm({ isNew, isDefault, values: initial, answer }: AddressFormProps) {
  const form = useFormFocus(answer);
  const busy = useNavigation().formMethod === "POST";
  const { errors = {}, message } = answer ?? {};
  const values = { ...initial, ...answer?.values };
  const bind = (name: AddressField) => ({ name, defaultValue: values[name], error: errors[name] ?? null });
  return (
    <section className="form-box address-form" aria-label="The address">
      <Form method="post" ref={form} className="form-fields" noValidate>
        {message && <Alert>{message}</Alert>}
        <AddressTypeChoice name="type" chosen={values.type} error={errors.type} className="form-full" />
        <TextInput label="Name" autoComplete="name" maxLength={80} required {...bind("name")} />
        <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={30} required {...bind("phone")} />
        <TextInput
          label="Flat"
          hint="Flat, floor or house number"
          autoComplete="address-line1"
          maxLength={80}
          required
          {...bind("flat")}
        />
        <TextInput
          label="Street"
          hint="Street and area"
          autoComplete="address-line2"
          maxLength={150}
          required
          {...bind("street")}
        />
        <TextInput
          label={
            <>
              Landmark <span className="optional">optional</span>
            </>
          }
          autoComplete="off"
          maxLength={60}
          {...bind("landmark")}
        />
        <PincodeInput {...bind("pincode")} />
        {!isDefault && (
          <label className="option form-full">
            <input type="checkbox" name="choose" defaultChecked={values.choose === "on"} />
            <span>Begin with this address at checkout</span>
          </label>
        )}
        <div className="form-full address-form-send">
          <Button type="submit" busy={busy}>
            {busy ? "Saving…" : isNew ? "Save address" : "Save changes"}
          </Button>
          <LinkButton look="ghost" to="/account/addresses">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
