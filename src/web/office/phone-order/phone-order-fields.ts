import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";

/** What the form sends. Staff see at most twelve of them: a known caller has no name and no e-mail to type. */
export const PHONE_ORDER_FIELDS = [
  ...(["key", "phone", "customer", "callerName", "email"] as const),
  ...(["product", "sku", "price", "message", "pincode", "date", "slot"] as const),
  ...(["name", "receiverPhone", "address", "card"] as const),
] as const;

export type PhoneOrderField = (typeof PHONE_ORDER_FIELDS)[number];

export type PhoneOrderAnswer = {
  answer: IntentAnswer<PhoneOrderField>;
  prepared: PreparedOrder;
};

/** The value of the choice that the caller has no account. */
export const NEW_CUSTOMER = "new";

/** A slot as a value of the form: option and label. */
export function slotValue(type: string, time: string): string {
  return `${type}|${time}`;
}

export function readSlot(value: string): { type: string; time: string } | null {
  const [type, time] = value.split("|", 2);
  return type && time ? { type, time } : null;
}

/** What a field shows: its typed value, and what is wrong with it. */
export type FieldProps = (name: PhoneOrderField) => {
  name: string;
  defaultValue: string;
  error: string | null;
};
