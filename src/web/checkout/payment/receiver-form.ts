import { type AddressParts, addressLine } from "../../../shop/accounts/rules/address-line.ts";
import { ADDRESS_TYPES, type AddressType } from "../../../shop/accounts/rules/address-types.ts";
import type { Account, OwnAddresses, SuggestedAddress } from "./own-addresses.ts";

/** State of the Receiver Address card: a pure state machine, so that every rule is tested without a page. */

export type ReceiverField = "name" | "phone" | "email" | "altPhone" | keyof AddressParts;
export type ReceiverFields = Record<ReceiverField, string>;

/** A part of the form that can be marked as wrong: a field, or the saved addresses. */
export type ReceiverPart = ReceiverField | "savedAddress";

export type ReceiverForm = {
  /** The pincode for which the receiver was entered; empty while unknown. */
  pincode: string;
  orderFor: "self" | "someone else";
  mode: "saved" | "manual";
  fields: ReceiverFields;
  savedAddress: string;
  /** The type of the saved address; empty if none is selected, or it was saved without a known one. */
  savedType: AddressType | "";
  /** Home until the shopper chooses another one, here or when saving the address. */
  addressType: AddressType;
  /** Whether the address entered by hand was entered for an earlier pincode, and not saved or changed since. */
  typedElsewhere: boolean;
  confirmed: boolean;
  /** Whether it was confirmed before. Saving again is the update step, which requires less. */
  updating: boolean;
  problem: { text: string; parts: ReceiverPart[] } | null;
};

/** The type of an address unless the shopper chooses another: most orders go to a home. */
export const USUAL_TYPE: AddressType = "Home";

/** A form for the customer with their saved address chosen; by hand if no saved one can be chosen. */
export function startReceiver(
  account: Account,
  { pincode, suggested, hasUsable }: OwnAddresses,
): ReceiverForm {
  const form: ReceiverForm = {
    pincode,
    orderFor: "self",
    mode: hasUsable ? "saved" : "manual",
    fields: { ...personOf(account), altPhone: "", flat: "", street: "", landmark: "" },
    ...{ savedAddress: "", savedType: "", addressType: USUAL_TYPE },
    typedElsewhere: false,
    confirmed: false,
    updating: false,
    problem: null,
  };
  return withSaved(form, suggested);
}

export function personOf({ name, phone, email }: Account): Pick<ReceiverFields, "name" | "phone" | "email"> {
  return { name, phone, email };
}

function typeOf(kind: string | undefined): AddressType | "" {
  return ADDRESS_TYPES.find((type) => type === kind) ?? "";
}

/** The type that the shopper chose by hand. A type that came with a saved address does not apply to another address. */
export function typeByHand({ addressType, savedType }: ReceiverForm): AddressType {
  return addressType === savedType ? USUAL_TYPE : addressType;
}

/** Selects a saved address, in saved mode its type, and its phone if none is entered. */
export function withSaved(form: ReceiverForm, saved: SuggestedAddress | null): ReceiverForm {
  const savedType = typeOf(saved?.type);
  const addressType = form.mode === "manual" ? form.addressType : savedType || typeByHand(form);
  const fields = { ...form.fields, phone: form.fields.phone || (saved?.phone ?? "") };
  return { ...form, fields, savedAddress: saved?.line ?? "", savedType, addressType };
}

/** The address as one line, as it is saved and delivered to. */
export function fullAddress(form: ReceiverForm): string {
  return form.mode === "saved" ? form.savedAddress : addressLine(form.fields);
}
