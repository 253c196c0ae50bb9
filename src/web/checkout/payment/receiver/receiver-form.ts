import {
  type AddressParts,
  addressLine,
  addressParts,
} from "../../../../shop/accounts/rules/address-line.ts";
import { ADDRESS_TYPES, type AddressType } from "../../../../shop/accounts/rules/address-types.ts";
import { isEmail } from "../../../forms/is-email.ts";
import { isPhone } from "../../../forms/use-phone-library.ts";

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

/** The account's data of the customer. */
export type Account = {
  name: string;
  phone: string;
  email: string;
  /** Whether the phone number comes from a saved address. It is shown before payment, as it may be outdated. */
  isPhoneOfAddress?: boolean;
};

/**
 * A saved address at the order's pincode. The phone is that of the customer's own suggested address: one that is chosen
 * by hand may be another person's.
 */
export type SuggestedAddress = { line: string; type: string; phone?: string };

/** The saved addresses for an order to oneself. */
export type OwnAddresses = {
  /** The pincode of the order; empty while unknown. */
  pincode: string;
  /** The address to start with. */
  suggested: SuggestedAddress | null;
  /** Whether any saved address can be chosen at this pincode. */
  hasUsable: boolean;
};

/** A saved address with the name and phone of its receiver. */
export type SavedPerson = SuggestedAddress & { pincode: string; name: string; phone: string };

export type ReceiverAction =
  | {
      type: "order for";
      whom: ReceiverForm["orderFor"];
      account: Account;
      /** The customer's own saved addresses for the order's pincode. */
      own?: OwnAddresses;
    }
  /** A person whose name, phone and address are saved. */
  | { type: "choose person"; person: SavedPerson; pincode: string }
  | { type: "use"; mode: ReceiverForm["mode"] }
  | { type: "write"; field: ReceiverField; text: string }
  /** `kind` is the type it was saved under. */
  | { type: "choose address"; address: string; kind: string }
  /** The pincode became known: choose the saved address if nothing was chosen yet. */
  | { type: "suggest"; own: OwnAddresses }
  | { type: "choose type"; addressType: AddressType }
  | { type: "save" }
  | { type: "edit" }
  /** The pincode changed: the receiver must be confirmed again, starting from the saved address there. */
  | { type: "moved"; own: OwnAddresses }
  /** `addresses` are all saved ones. */
  | { type: "pay"; addresses: readonly SavedPerson[] }
  /** The form as it was before a reload. */
  | { type: "restore"; form: ReceiverForm };

export const FILL_FOR_MANUAL = "Please fill all required fields for manual entry.";
export const FILL_ALL = "Please fill all required fields";
export const SELECT_SAVED = "Please select a saved address.";
export const UPDATE_FIRST = "Please update your address before proceeding.";

const chooseAt = (pincode: string) =>
  `This order goes to ${pincode}. Please choose an address there, or enter one.`;

const checkAt = (pincode: string) =>
  `This order now goes to ${pincode}. Please check the address, then save it.`;

const PHONE_WRONG = "Please check the phone number.";
const EMAIL_WRONG = "Please check the email address.";

/** The type of an address unless the shopper chooses another: most orders go to a home. */
const USUAL_TYPE: AddressType = "Home";

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

function personOf({ name, phone, email }: Account): Pick<ReceiverFields, "name" | "phone" | "email"> {
  return { name, phone, email };
}

/** The customer's own saved address to start with: the first at this pincode. The default address comes first. */
export function suggestedAddress<Saved extends SuggestedAddress & { pincode: string; name: string }>(
  addresses: readonly Saved[],
  pincode: string,
  account: Account,
): Saved | null {
  const isHere = (address: Saved) => pincode !== "" && address.pincode === pincode;
  return addresses.find((address) => isHere(address) && !isOfAnother(address, account)) ?? null;
}

/** Whether an address saved at `at` can be chosen for an order to `pincode`. Either is empty while unknown. */
export function isUsableAt(at: string, pincode: string): boolean {
  return at === "" || pincode === "" || at === pincode;
}

/** The saved addresses in their order, those at another pincode after those that can be chosen. */
export function usableFirst(addresses: readonly SavedPerson[], pincode: string): SavedPerson[] {
  const isElsewhere = (address: SavedPerson) => !isUsableAt(address.pincode, pincode);
  return addresses.toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
}

/** The saved addresses as an order to oneself at this pincode uses them. */
export function ownAddresses(
  addresses: readonly SavedPerson[],
  pincode: string,
  account: Account,
): OwnAddresses {
  return {
    pincode,
    suggested: suggestedAddress(addresses, pincode, account),
    hasUsable: addresses.some((address) => isUsableAt(address.pincode, pincode)),
  };
}

/** Returns the change of the form for an order to `pincode`; null for none. An address belongs to its pincode. */
export function pincodeChange(
  form: ReceiverForm,
  pincode: string,
  addresses: readonly SavedPerson[],
  account: Account,
): ReceiverAction | null {
  if (pincode === "" || pincode === form.pincode) return null;
  return {
    type: form.pincode === "" ? "suggest" : "moved",
    own: ownAddresses(addresses, pincode, account),
  };
}

/** People to whom the customer has sent something: their saved addresses in other names, each person's newest first. */
export function peopleOf<Saved extends SavedPerson>(addresses: readonly Saved[], account: Account): Saved[] {
  return addresses.filter((address) => isOfAnother(address, account));
}

/** Whether it was saved for another person. */
export function isOfAnother({ name }: { name: string }, account: Account): boolean {
  return name !== "" && name !== account.name;
}

function typeOf(kind: string | undefined): AddressType | "" {
  return ADDRESS_TYPES.find((type) => type === kind) ?? "";
}

/** The type that the shopper chose by hand. A type that came with a saved address does not apply to another address. */
function typeByHand({ addressType, savedType }: ReceiverForm): AddressType {
  return addressType === savedType ? USUAL_TYPE : addressType;
}

/** Selects a saved address, in saved mode its type, and its phone if none is entered. */
function withSaved(form: ReceiverForm, saved: SuggestedAddress | null): ReceiverForm {
  const savedType = typeOf(saved?.type);
  const addressType = form.mode === "manual" ? form.addressType : savedType || typeByHand(form);
  const fields = { ...form.fields, phone: form.fields.phone || (saved?.phone ?? "") };
  return { ...form, fields, savedAddress: saved?.line ?? "", savedType, addressType };
}

export function receiverAfter(form: ReceiverForm, action: ReceiverAction): ReceiverForm {
  switch (action.type) {
    case "order for": {
      if (action.whom === form.orderFor) return form;
      const isSelf = action.whom === "self";
      const person = isSelf ? personOf(action.account) : { name: "", phone: "", email: "" };
      const { suggested = null, hasUsable = false } = action.own ?? {};
      const emptied: ReceiverForm = {
        ...form,
        orderFor: action.whom,
        mode: isSelf && hasUsable ? "saved" : "manual",
        fields: { ...person, altPhone: "", flat: "", street: "", landmark: "" },
        addressType: USUAL_TYPE,
        typedElsewhere: false,
        confirmed: false,
        updating: false,
        problem: null,
      };
      return withSaved(emptied, isSelf ? suggested : null);
    }
    case "choose person": {
      const { line, type, pincode, name, phone } = action.person;
      const isHere = isUsableAt(pincode, action.pincode);
      const fields = { name, phone, email: "", altPhone: "", flat: "", street: "", landmark: "" };
      const chosen: ReceiverForm = {
        ...form,
        mode: isHere ? "saved" : "manual",
        fields,
        addressType: USUAL_TYPE,
        typedElsewhere: false,
        problem: null,
      };
      return withSaved(chosen, isHere ? { line, type } : null);
    }
    case "use":
      if (action.mode === form.mode) return { ...form, problem: null };
      return {
        ...form,
        mode: action.mode,
        addressType: action.mode === "manual" ? typeByHand(form) : form.savedType || form.addressType,
        problem: null,
      };
    case "write":
      return {
        ...form,
        fields: { ...form.fields, [action.field]: action.text },
        typedElsewhere: form.typedElsewhere && action.field !== "flat" && action.field !== "street",
        problem: without(form.problem, action.field),
      };
    case "choose address":
      return {
        ...withSaved(form, { line: action.address, type: action.kind }),
        problem: without(form.problem, "savedAddress"),
      };
    case "suggest": {
      const { pincode } = action.own;
      if (form.confirmed || form.savedAddress !== "") return { ...form, pincode };
      return { ...withSuggested(form, action.own), pincode };
    }
    case "choose type":
      return { ...form, addressType: action.addressType };
    case "save": {
      const problem = problemOf(form, form.updating);
      if (problem) return { ...form, problem };
      const typedElsewhere = form.typedElsewhere && form.mode === "saved";
      return { ...form, typedElsewhere, confirmed: true, updating: true, problem: null };
    }
    case "edit":
      return { ...openedByHand(form), problem: null };
    case "moved":
      return {
        ...withSuggested(form, action.own),
        pincode: action.own.pincode,
        typedElsewhere:
          form.typedElsewhere || (action.own.pincode !== form.pincode && addressLine(form.fields) !== ""),
        confirmed: false,
        problem: null,
      };
    case "pay": {
      if (isSavedElsewhere(form, action.addresses)) {
        const problem = { text: chooseAt(form.pincode), parts: ["savedAddress" as const] };
        return { ...withSaved(form, null), confirmed: false, problem };
      }
      const problem = problemOf(form, false);
      if (form.confirmed) return problem ? { ...openedByHand(form), problem } : form;
      // A complete form needs no second confirmation.
      if (!problem && form.mode === "manual" && form.typedElsewhere)
        return { ...form, problem: { text: checkAt(form.pincode), parts: ["flat"] } };
      if (!problem) return { ...form, confirmed: true, updating: true, problem: null };
      return { ...form, problem: { text: UPDATE_FIRST, parts: problem.parts } };
    }
    case "restore":
      return action.form;
  }
}

/** Was the chosen address saved for another pincode than that of the order? */
function isSavedElsewhere(
  { mode, savedAddress, pincode }: ReceiverForm,
  addresses: readonly SavedPerson[],
): boolean {
  const chosen = addresses.filter(({ line }) => mode === "saved" && line === savedAddress);
  return chosen.length > 0 && !chosen.some((address) => isUsableAt(address.pincode, pincode));
}

/** Selects the customer's suggested address in an order to themselves; none in an order to others. */
function withSuggested(form: ReceiverForm, own: OwnAddresses): ReceiverForm {
  return withSaved(withUsableMode(form, own), form.orderFor === "self" ? own.suggested : null);
}

/** If no saved address can be chosen, the form asks for one by hand. */
function withUsableMode(form: ReceiverForm, { hasUsable }: OwnAddresses): ReceiverForm {
  if (hasUsable || form.mode === "manual") return form;
  return { ...form, mode: "manual", addressType: typeByHand(form) };
}

/** The address as one line, as it is saved and delivered to. */
export function fullAddress(form: ReceiverForm): string {
  return form.mode === "saved" ? form.savedAddress : addressLine(form.fields);
}

/** Editing is always by hand; a saved address is split at its first comma. */
function openedByHand(form: ReceiverForm): ReceiverForm {
  if (form.mode === "manual") return { ...form, confirmed: false };
  return {
    ...form,
    mode: "manual",
    typedElsewhere: false,
    confirmed: false,
    fields: { ...form.fields, ...addressParts(form.savedAddress) },
  };
}

/** A mark is removed when its field is touched; the sentence goes with the last mark. */
function without(problem: ReceiverForm["problem"], part: ReceiverPart): ReceiverForm["problem"] {
  if (!problem?.parts.includes(part)) return problem;
  const parts = problem.parts.filter((other) => other !== part);
  return parts.length === 0 ? null : { ...problem, parts };
}

function problemOf(form: ReceiverForm, updating: boolean): ReceiverForm["problem"] {
  const empty = (fields: ReceiverField[]) => fields.filter((field) => form.fields[field].trim() === "");
  if (form.mode === "saved") {
    const missing = empty(["name", "phone"]);
    if (form.savedAddress.trim() === "") return { text: SELECT_SAVED, parts: ["savedAddress", ...missing] };
    if (missing.length > 0) return { text: FILL_ALL, parts: missing };
    return malformed(form);
  }
  const missing = updating
    ? empty(["name", "phone", "flat", "street"])
    : empty(["name", "phone", "email", "flat", "street"]).filter(
        // Mails go to the customer, so the e-mail of another receiver is optional.
        (field) => field !== "email" || form.orderFor === "self",
      );
  if (missing.length > 0) return { text: updating ? FILL_ALL : FILL_FOR_MANUAL, parts: missing };
  return malformed(form);
}

/** The phone field returns the international form, `+919876543210`. A saved address is chosen without an e-mail. */
function malformed({ fields, mode }: ReceiverForm): ReceiverForm["problem"] {
  if (!isPhone(fields.phone)) return { text: PHONE_WRONG, parts: ["phone"] };
  if (fields.altPhone !== "" && !isPhone(fields.altPhone)) return { text: PHONE_WRONG, parts: ["altPhone"] };
  const email = fields.email.trim();
  if (mode === "manual" && email !== "" && !isEmail(email)) return { text: EMAIL_WRONG, parts: ["email"] };
  return null;
}
