import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";

/** The fields that the form sends. Staff see at most twelve of them, whoever calls. */
export const PHONE_ORDER_FIELDS = [
  ...(["key", "phone", "customer", "callerName", "email"] as const),
  ...(["product", "sku", "price", "message", "pincode", "date", "slot"] as const),
  ...(["receiver", "address", "card"] as const),
] as const;

export type PhoneOrderField = (typeof PHONE_ORDER_FIELDS)[number];

export type PhoneOrderAnswer = {
  answer: IntentAnswer<PhoneOrderField>;
  prepared: PreparedOrder;
  /** Why there are no slots, in words; empty if there are, or if it is not known yet. */
  deliveryWords: string;
};

/** The shop's answer to the form, or the reason why the shop did not answer. */
export type PhoneOrderReply = PhoneOrderAnswer | { unreached: string; isOrder: boolean };

/** The customer, if the caller is none of those with this number. */
export const NEW_CUSTOMER = "new";

/** The intents of the buttons that choose the caller without script. */
export const CALLER_INTENTS = { somebodyElse: "somebody-else", known: "known-caller" } as const;

/** A slot as a value of the form: option and label. */
export function slotValue(type: string, time: string): string {
  return `${type}|${time}`;
}

export function readSlot(value: string): { type: string; time: string } | null {
  const [type, time] = value.split("|", 2);
  return type && time ? { type, time } : null;
}

/** Returns the typed value of a field, and its error. */
export type FieldProps = (name: PhoneOrderField) => {
  name: string;
  defaultValue: string;
  error: string | null;
};
