import { addressLine, addressParts } from "../../../shop/accounts/rules/address-line.ts";
import type { AddressType } from "../../../shop/accounts/rules/address-types.ts";
import {
  type Account,
  isUsableAt,
  type OwnAddresses,
  ownAddresses,
  type SavedPerson,
} from "./own-addresses.ts";
import {
  personOf,
  type ReceiverField,
  type ReceiverForm,
  typeByHand,
  USUAL_TYPE,
  withSaved,
} from "./receiver-form.ts";
import { problemOf, without } from "./receiver-problem.ts";

export type ReceiverAction =
  | {
      type: "order for";
      whom: ReceiverForm["orderFor"];
      account: Account;
      /** The customer's own saved addresses for the order's pincode. */
      own?: OwnAddresses;
    }
  /** Somebody whose name, phone and address are saved. */
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

type Action<Type extends ReceiverAction["type"]> = Extract<ReceiverAction, { type: Type }>;

export const UPDATE_FIRST = "Please update your address before proceeding.";

const chooseAt = (pincode: string) =>
  `This order goes to ${pincode}. Please choose an address there, or enter one.`;

const checkAt = (pincode: string) =>
  `This order now goes to ${pincode}. Please check the address, then save it.`;

/** The form after what the shopper did, or what became known. */
export function receiverAfter(form: ReceiverForm, action: ReceiverAction): ReceiverForm {
  switch (action.type) {
    case "order for":
      return action.whom === form.orderFor ? form : orderedFor(form, action);
    case "choose person":
      return withPerson(form, action);
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
    case "pay":
      return confirmedToPay(form, action.addresses);
    case "restore":
      return action.form;
  }
}

/** An empty form for somebody else, or the customer's own. */
function orderedFor(form: ReceiverForm, { whom, account, own }: Action<"order for">): ReceiverForm {
  const isSelf = whom === "self";
  const person = isSelf ? personOf(account) : { name: "", phone: "", email: "" };
  const { suggested = null, hasUsable = false } = own ?? {};
  const emptied: ReceiverForm = {
    ...form,
    orderFor: whom,
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

/** Name and phone of a saved person, and their address if the order can go there. */
function withPerson(form: ReceiverForm, { person, pincode }: Action<"choose person">): ReceiverForm {
  const { line, type, name, phone } = person;
  const isHere = isUsableAt(person.pincode, pincode);
  const chosen: ReceiverForm = {
    ...form,
    mode: isHere ? "saved" : "manual",
    fields: { name, phone, email: "", altPhone: "", flat: "", street: "", landmark: "" },
    addressType: USUAL_TYPE,
    typedElsewhere: false,
    problem: null,
  };
  return withSaved(chosen, isHere ? { line, type } : null);
}

/** Confirms a complete form that was never confirmed, or says what to do before paying. */
function confirmedToPay(form: ReceiverForm, addresses: readonly SavedPerson[]): ReceiverForm {
  if (isSavedElsewhere(form, addresses)) {
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

/** Was the chosen address saved for another pincode than that of the order? */
function isSavedElsewhere(
  { mode, savedAddress, pincode }: ReceiverForm,
  addresses: readonly SavedPerson[],
): boolean {
  const chosen = addresses.filter(({ line }) => mode === "saved" && line === savedAddress);
  return chosen.length > 0 && !chosen.some((address) => isUsableAt(address.pincode, pincode));
}

/** Selects the customer's suggested address in an order to themselves; for anybody else none. */
function withSuggested(form: ReceiverForm, own: OwnAddresses): ReceiverForm {
  return withSaved(withUsableMode(form, own), form.orderFor === "self" ? own.suggested : null);
}

/** Saved addresses of which none can be chosen are no choice: the form asks for one by hand. */
function withUsableMode(form: ReceiverForm, { hasUsable }: OwnAddresses): ReceiverForm {
  if (hasUsable || form.mode === "manual") return form;
  return { ...form, mode: "manual", addressType: typeByHand(form) };
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
