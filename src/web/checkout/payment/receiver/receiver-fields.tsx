import { type ComponentProps, type Dispatch, useState } from "react";
import { AddressTypePicker } from "../../../addresses/address-type-choice.tsx";
import { Optional } from "../../../forms/optional.tsx";
import { PhoneInput } from "../../../forms/phone-input.tsx";
import { TextInput } from "../../../ui/field.tsx";
import type { Account, ReceiverAction, ReceiverField, ReceiverForm } from "./receiver-form.ts";

type PartProps = { form: ReceiverForm; send: Dispatch<ReceiverAction> };

/** Texts below a marked field: what to do, not what was wrong. */
const WHAT_TO_DO: Partial<Record<ReceiverField, { empty: string; wrong: string }>> = {
  name: { empty: "Enter the receiver’s name.", wrong: "" },
  phone: {
    empty: "Enter the receiver’s phone number.",
    wrong: "Enter a mobile number of ten digits, or with its country code.",
  },
  altPhone: { empty: "", wrong: "Enter a mobile number of ten digits, or leave this empty." },
  email: {
    empty: "Enter your email.",
    wrong: "Enter an address such as meera@example.com.",
  },
  flat: {
    empty: "Enter flat, floor or house number.",
    wrong: "Is this address at the pin code below? If so, save it.",
  },
  street: { empty: "Enter the street and area.", wrong: "" },
};

function errorOf(form: ReceiverForm, field: ReceiverField): string | null {
  if (!form.problem?.parts.includes(field)) return null;
  const words = WHAT_TO_DO[field];
  return (form.fields[field].trim() === "" ? words?.empty : words?.wrong) ?? null;
}

/** The props that tie a text field to its form state. */
function bind({ form, send }: PartProps, field: ReceiverField) {
  return {
    value: form.fields[field],
    error: errorOf(form, field),
    onChange: (event: { target: { value: string } }) =>
      send({ type: "write", field, text: event.target.value }),
  } satisfies Partial<ComponentProps<typeof TextInput>>;
}

function PersonFields({ form, send }: PartProps) {
  const props = { form, send };
  return (
    <>
      <TextInput label="Name" autoComplete="shipping name" maxLength={80} {...bind(props, "name")} />
      <PhoneInput
        label="Phone"
        autoComplete="shipping tel"
        value={form.fields.phone}
        error={errorOf(form, "phone")}
        onChange={(text) => send({ type: "write", field: "phone", text })}
      />
    </>
  );
}

function AlternatePhone({ form, send }: PartProps) {
  return (
    <PhoneInput
      label={<Optional>Alternate mobile</Optional>}
      autoComplete="off"
      value={form.fields.altPhone}
      error={errorOf(form, "altPhone")}
      onChange={(text) => send({ type: "write", field: "altPhone", text })}
    />
  );
}

/** The person at a saved address, as far as the customer's account does not answer it. */
export function PersonOfSaved({ form, send, account }: PartProps & { account: Account }) {
  const { name, phone, altPhone } = form.fields;
  const isUncertain = account.name === "" || account.phone === "" || account.isPhoneOfAddress === true;
  const isMarked = form.problem?.parts.some((part) => part === "name" || part === "phone") ?? false;
  // Once shown, a field stays: it must not vanish while it is edited.
  const [showsPerson, setShowsPerson] = useState(
    isUncertain || form.orderFor === "someone else" || name !== account.name || phone !== account.phone,
  );
  const [showsAlternate] = useState(altPhone !== "");
  if (isMarked && !showsPerson) setShowsPerson(true);
  if (!showsPerson && !showsAlternate) return null;
  return (
    <div className="receiver-fields">
      {showsPerson && <PersonFields form={form} send={send} />}
      {showsAlternate && <AlternatePhone form={form} send={send} />}
    </div>
  );
}

/** The fields of a receiver entered by hand. Those that are seldom filled in come last. */
export function AddressFields({
  form,
  send,
  pincode,
  payer,
}: PartProps & { pincode: string; payer: string }) {
  const props = { form, send };
  return (
    <div className="receiver-fields">
      <PersonFields {...props} />
      <TextInput label="Flat" autoComplete="shipping address-line1" maxLength={80} {...bind(props, "flat")} />
      <TextInput
        label="Street"
        autoComplete="shipping address-line2"
        maxLength={120}
        {...bind(props, "street")}
      />
      <TextInput
        label={<Optional>Landmark</Optional>}
        autoComplete="off"
        maxLength={80}
        {...bind(props, "landmark")}
      />
      <TextInput label="Pin code" value={pincode} readOnly />
      <TextInput
        label={form.orderFor === "self" ? "Email" : <Optional>Email</Optional>}
        type="email"
        hint={`We write only to ${payer}.`}
        autoComplete="shipping email"
        maxLength={120}
        {...bind(props, "email")}
      />
      <AlternatePhone {...props} />
    </div>
  );
}

export function AddressTypes({ form, send }: PartProps) {
  return (
    <AddressTypePicker
      className="receiver-kinds"
      chosen={form.addressType}
      onChoose={(addressType) => send({ type: "choose type", addressType })}
    />
  );
}
