import type { Account, SuggestedAddress } from "../../src/web/checkout/payment/own-addresses.ts";
import { type ReceiverAction, receiverAfter } from "../../src/web/checkout/payment/receiver-after.ts";
import {
  type ReceiverField,
  type ReceiverForm,
  startReceiver,
} from "../../src/web/checkout/payment/receiver-form.ts";

export const ananya: Account = { name: "Ananya Rao", phone: "+919845012345", email: "ananya@example.com" };

export const own = (suggested: SuggestedAddress | null) => ({
  pincode: "110001",
  suggested,
  hasUsable: true,
});

export function formOf(...actions: ReceiverAction[]): ReceiverForm {
  return actions.reduce(receiverAfter, startReceiver(ananya, own(null)));
}
export const write = (field: ReceiverField, text: string): ReceiverAction => ({ type: "write", field, text });
export const byHand: ReceiverAction[] = [
  { type: "use", mode: "manual" },
  write("flat", "Flat 4B"),
  write("street", "12th Main"),
];
export const save: ReceiverAction = { type: "save" };
export const pay: ReceiverAction = { type: "pay", addresses: [] };
export const home: ReceiverAction = {
  type: "choose address",
  address: "Flat 4B, Lotus Court, 12th Main",
  kind: "Office",
};
