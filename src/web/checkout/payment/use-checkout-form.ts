import { useEffect, useLayoutEffect, useReducer, useState } from "react";
import { readCartMessages, storeCartMessage } from "../../draft/cart-messages.ts";
import { browserStore } from "../../draft/text-store.ts";
import { type GiftForm, startGift } from "./gift-form.ts";
import { type Account, ownAddresses, pincodeChange, receiverAfter, startReceiver } from "./receiver-form.ts";
import type { SavedAddress } from "./saved-addresses.tsx";
import { readCheckout, type StoredCheckout, storeCheckout } from "./stored-checkout.ts";

/** By SKU, or key of a piece; null or missing if there is none. */
export type CartMessages = Record<string, string | null>;

/**
 * State of the checkout form, stored so that a reload of this tab keeps it. `alive`: hydrated, so browser storage can
 * be read.
 */
export function useCheckoutForm(
  account: Account,
  addresses: SavedAddress[],
  pincode: string,
  alive: boolean,
) {
  const [stored] = useState(() => (alive ? readCheckout(browserStore("sessionStorage"), account) : null));
  const [receiver, send] = useReducer(receiverAfter, null, () =>
    startFrom(stored, account, addresses, pincode),
  );
  const [useCoins, setUseCoins] = useState(stored?.useCoins ?? false);
  const [gift, setGift] = useState(() => stored?.gift ?? startGift(account));
  const [messages, setMessages] = useState<CartMessages>(() =>
    alive ? readCartMessages(browserStore("localStorage"), account.email) : {},
  );

  useEffect(() => {
    if (alive) storeCheckout(browserStore("sessionStorage"), account.email, { receiver, useCoins, gift });
  }, [alive, account.email, receiver, useCoins, gift]);

  // Before the paint: saved addresses at another pincode give way to the fields for a new one, which are taller.
  useLayoutEffect(() => {
    const change = pincodeChange(receiver, pincode, addresses, account);
    if (change) send(change);
  }, [receiver, pincode, addresses, account]);

  // Photos follow the browser's storage, so messages must too: another tab may give both to other pieces.
  useEffect(() => {
    const readAgain = () => setMessages(readCartMessages(browserStore("localStorage"), account.email));
    window.addEventListener("storage", readAgain);
    return () => window.removeEventListener("storage", readAgain);
  }, [account.email]);

  const write = (key: string, text: string | null) => {
    setMessages((before) => ({ ...before, [key]: text }));
    storeCartMessage(browserStore("localStorage"), account.email, key, text);
  };
  // A gift is for somebody else: both switches change together.
  const changeGift = (changes: Partial<GiftForm>) => {
    setGift((before) => ({ ...before, ...changes }));
    if (changes.on) send({ type: "order for", whom: "someone else", account });
  };
  const isGift = gift.on && receiver.orderFor === "someone else";
  return {
    ...{ receiver, send, useCoins, setUseCoins, messages, write },
    ...{ gift: { ...gift, on: isGift }, changeGift },
  };
}

/** The stored form, unless its saved address has been deleted or the order goes to another pincode meanwhile. */
function startFrom(
  stored: StoredCheckout | null,
  account: Account,
  addresses: SavedAddress[],
  pincode: string,
) {
  if (!stored) return startReceiver(account, ownAddresses(addresses, pincode, account));
  const { receiver } = stored;
  const change = pincodeChange(receiver, pincode, addresses, account);
  if (change) return receiverAfter(receiver, change);
  const isGone = receiver.mode === "saved" && !addresses.some(({ line }) => line === receiver.savedAddress);
  if (!isGone) return receiver;
  return receiverAfter(receiver, {
    type: "moved",
    own: ownAddresses(addresses, receiver.pincode, account),
  });
}
