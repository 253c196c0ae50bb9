import { expect, test } from "vitest";
import { textInMemory } from "../../../../tests/support/text-in-memory.ts";
import { startGift } from "./gift/gift-form.ts";
import { receiverAfter, startReceiver } from "./receiver/receiver-form.ts";
import { clearCheckout, readCheckout, type StoredCheckout, storeCheckout } from "./stored-checkout.ts";

const ASHA = "asha@example.com";
const account = { name: "Asha Rao", phone: "+919876543210", email: ASHA };

function entered(): StoredCheckout {
  const manual = receiverAfter(
    startReceiver(account, { pincode: "560001", suggested: null, hasUsable: true }),
    {
      type: "use",
      mode: "manual",
    },
  );
  const flat = receiverAfter(manual, { type: "write", field: "flat", text: "4B, Lotus Court" });
  return {
    receiver: flat,
    useCoins: true,
    gift: { ...startGift(account), on: true, card: "Happy birthday" },
  };
}

test("a reload restores receiver, coins and gift", () => {
  const store = textInMemory();
  storeCheckout(store, ASHA, entered());
  expect(readCheckout(store, account)).toEqual(entered());
});

test("another customer of the same browser does not get them", () => {
  const store = textInMemory();
  storeCheckout(store, ASHA, entered());
  expect(readCheckout(store, { ...account, email: "meera@example.com" })).toBeNull();
});

test("payment removes the stored checkout", () => {
  const store = textInMemory();
  storeCheckout(store, ASHA, entered());
  clearCheckout(store);
  expect(readCheckout(store, account)).toBeNull();
});

test.each(["", "{", "[]", '{"email":"asha@example.com","receiver":{"fields":{"name":7}}}'])(
  "a broken storage (%s) is ignored",
  (text) => {
    const store = textInMemory();
    store.setItem("checkoutForm", text);
    expect(readCheckout(store, account)).toBeNull();
  },
);

test("another pincode requires confirming the address, or choosing a saved one, again", () => {
  const chosen = receiverAfter(
    startReceiver(account, { pincode: "560001", suggested: null, hasUsable: true }),
    {
      type: "choose address",
      address: "4B, Lotus Court",
      kind: "Home",
    },
  );
  const confirmed = receiverAfter(chosen, { type: "save" });
  expect(confirmed.confirmed).toBe(true);
  expect(
    receiverAfter(confirmed, { type: "moved", own: { pincode: "560001", suggested: null, hasUsable: true } }),
  ).toMatchObject({
    confirmed: false,
    savedAddress: "",
  });
});
