import type { Dispatch } from "react";
import { Button } from "../../../ui/button.tsx";
import { Message } from "../../../ui/field.tsx";
import {
  type Account,
  isOfAnother,
  isUsableAt,
  type ReceiverAction,
  type ReceiverForm,
  type SavedPerson,
  usableFirst,
} from "./receiver-form.ts";

/** An address that the customer has saved. */
export type SavedAddress = SavedPerson;

type SavedAddressesProps = {
  form: ReceiverForm;
  send: Dispatch<ReceiverAction>;
  account: Account;
  addresses: SavedAddress[];
  pincode: string;
};

/** The saved addresses to choose from. Those at another pincode are shown as unavailable for this order. */
export function SavedAddresses({ form, send, account, addresses, pincode }: SavedAddressesProps) {
  const marked = form.problem?.parts.includes("savedAddress") ?? false;
  if (addresses.length === 0) {
    return (
      <div className="addr-none">
        <p>No saved addresses found.</p>
        <Button look="soft" size="small" onClick={() => send({ type: "use", mode: "manual" })}>
          Enter an address
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="addr" data-marked={marked || undefined}>
      <legend className="sr-only">Saved addresses</legend>
      {usableFirst(addresses, pincode).map((address) => {
        const { line, pincode: at, type } = address;
        const elsewhere = !isUsableAt(at, pincode);
        const { first, rest } = split(line);
        return (
          <label key={line}>
            <span className="option addr-option">
              <input
                type="radio"
                name="saved-address"
                checked={form.savedAddress === line}
                disabled={elsewhere}
                onChange={() => send({ type: "choose address", address: line, kind: type })}
              />
            </span>
            <span>
              <b>{first}</b>
              {rest !== "" && <span className="muted">{rest}</span>}
              {isOfAnother(address, account) && (
                <span className="muted text-small">Saved for {address.name}</span>
              )}
              {elsewhere && (
                <span className="muted text-small">
                  At {at}. This order goes to {pincode}.
                </span>
              )}
            </span>
          </label>
        );
      })}
      {marked && <Message kind="err">Choose where to deliver.</Message>}
    </fieldset>
  );
}

/** The first two parts are the heading, as on an envelope; the rest stands below. */
function split(line: string): { first: string; rest: string } {
  const parts = line.split(",").map((part) => part.trim());
  return { first: parts.slice(0, 2).join(", "), rest: parts.slice(2).join(", ") };
}
