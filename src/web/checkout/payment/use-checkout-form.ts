import { useEffect, useLayoutEffect, useReducer, useState } from "react";
import { readCartMessages, storeCartMessage } from "../../draft/cart-messages.ts";
import { browserStore } from "../../draft/text-store.ts";
import { type GiftForm, startGift } from "./gift/gift-form.ts";
import {
  type Account,
  ownAddresses,
  pincodeChange,
  receiverAfter,
  startReceiver,
} from "./receiver/receiver-form.ts";
import type { SavedAddress } from "./receiver/saved-addresses.tsx";
import { readCheckout, storeCheckout } from "./stored-checkout.ts";

/** By SKU, or key of a piece; null or missing if there is none. */
export type CartMessages = Record<string, string | null>;

/** State of the checkout form, stored so that a reload of this tab keeps it. */
export function useCheckoutForm(account: Account, addresses: SavedAddress[], pincode: string) {
  const [receiver, send] = useReducer(receiverAfter, null, () =>
    startReceiver(account, ownAddresses(addresses, pincode, account)),
  );
  const [useCoins, setUseCoins] = useState(false);
  const [gift, setGift] = useState(() => startGift(account));
  const [messages, setMessages] = useState<CartMessages>({});
  const [isRestored, setRestored] = useState(false);

  // Before the first paint, and before the replay of what was typed until the page ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useLayoutEffect(() => {
    const stored = readCheckout(browserStore("sessionStorage"), account);
    if (stored) {
      const { receiver: form } = stored;
      send({ type: "restore", form });
      // Its saved address may have been deleted meanwhile.
      if (form.mode === "saved" && !addresses.some(({ line }) => line === form.savedAddress))
        send({ type: "moved", own: ownAddresses(addresses, form.pincode, account) });
      setUseCoins(stored.useCoins);
      setGift(stored.gift);
    }
    setMessages(readCartMessages(browserStore("localStorage"), account.email));
    setRestored(true);
  }, []);

  useEffect(() => {
    if (isRestored)
      storeCheckout(browserStore("sessionStorage"), account.email, { receiver, useCoins, gift });
  }, [isRestored, account.email, receiver, useCoins, gift]);

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
  // A gift is for another person: both switches change together.
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
