import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { AgainReply } from "../../../../contract/orders.ts";
import { addressParts } from "../../../../shop/accounts/rules/address-line.ts";
import { ADDRESS_TYPES } from "../../../../shop/accounts/rules/address-types.ts";
import type { Day } from "../../../../shop/basics/india-time.ts";
import { fromRupees, showMoney } from "../../../../shop/basics/money.ts";
import { type DeliveryOption, optionNamed } from "../../../../shop/delivery/rules/options.ts";
import { repeatPieces } from "../../../cart/cart-pieces.ts";
import { daysUrl, fetchDays, fetchWindows, windowsUrl } from "../../../delivery/delivery-calls.ts";
import type { Planned } from "../../../delivery-plan/planned.ts";
import type { Plan } from "../../../delivery-plan/use-plan.ts";
import { CART_KEY, type DeliveryMode, EMPTY_DRAFT } from "../../../draft/draft.ts";
import { saveDraft } from "../../../draft/draft-store.ts";
import { browserStore } from "../../../draft/text-store.ts";
import { startGift } from "../gift/gift-form.ts";
import { type Account, type ReceiverForm, receiverAfter, startReceiver } from "../receiver/receiver-form.ts";
import type { SavedAddress } from "../receiver/saved-addresses.tsx";
import { clearCheckout, storeCheckout } from "../stored-checkout.ts";
import type { OrderedCake } from "../summary/order-summary.tsx";
import { photosToRepeat } from "./photos-to-repeat.ts";
import { repeatedTime, timeOfAnyDay } from "./repeated-time.ts";

type Again = AgainReply["data"];

/** An earlier order that is repeated: its delivery, and the changes since. */
type Repeated = Pick<Again, "missing" | "repriced"> & {
  option: DeliveryOption | "";
  time: string;
  /** Names of products whose photo must be chosen again. */
  photosFor: string[];
};

/** The navigation state, set by the order's page or by the first step of this module. */
export type RepeatState = { again?: unknown; repeated?: Repeated };

type Customer = { account: Account; addresses: SavedAddress[]; cakes: OrderedCake[] };
type RepeatOrderProps = Customer & { state: RepeatState; planned?: Planned; plan?: Plan };

/** Stores an earlier order as the choices of this checkout; then says what has changed, and proposes a day. */
export default function RepeatOrder({ state, planned, plan, ...customer }: RepeatOrderProps) {
  if (state.again) return <Restore again={state.again} {...customer} />;
  const { repeated } = state;
  return repeated && planned && plan ? <Note repeated={repeated} planned={planned} plan={plan} /> : null;
}

function Restore({ again: sent, ...customer }: Customer & { again: unknown }) {
  const { account, addresses, cakes } = customer;
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const reply = z.safeParse(AgainReply, { success: true, message: "", data: sent });
    const repeated = reply.success && restore(reply.data.data, { account, addresses, cakes });
    void navigate(".", { replace: true, state: repeated ? { repeated } : null });
  }, [sent, account, addresses, cakes, navigate]);
  return null;
}

function restore(repeated: Again, { account, addresses, cakes }: Customer): Repeated {
  const { addOns, messages, pinCode, deliveryType, deliveryTime, missing, repriced } = repeated;
  const option = optionNamed(deliveryType);
  saveDraft({
    ...EMPTY_DRAFT,
    sku: CART_KEY,
    location: pinCode,
    mode: option === "pickup" ? "Pickup" : "Delivery",
    selectedAddons: addOns.map((addOn) => ({ ...addOn, image: "" })),
  });
  for (const { skuid: sku, quantity } of repeated.added) {
    const line = { email: account.email, sku, quantity: quantityOf(sku, cakes) ?? quantity };
    const sent = messages.filter(({ skuid }) => skuid === sku).map(({ message }) => message);
    // A single message applies to all pieces.
    repeatPieces(
      line,
      Array.from({ length: quantity }, (_, index) => sent[index] ?? sent[0] ?? ""),
    );
  }
  const receiver = receiverOf(repeated, account, addresses);
  if (receiver) {
    const gift = repeated.gift ? giftOf(repeated.gift, account) : startGift(account);
    storeCheckout(browserStore("sessionStorage"), account.email, { receiver, useCoins: false, gift });
  } else clearCheckout(browserStore("sessionStorage"));
  const photosFor = photosToRepeat(
    cakes,
    repeated.added.map(({ skuid }) => skuid),
  );
  return { option, time: deliveryTime, missing, repriced, photosFor };
}

/** How many of this SKU are in the cart, including those from before. */
function quantityOf(sku: string, cakes: OrderedCake[]): number | undefined {
  return cakes.find((cake) => cake.sku === sku)?.quantity;
}

/** The receiver as confirmed; null once they are erased. */
function receiverOf(
  { receiver, gift, pinCode }: Again,
  account: Account,
  addresses: SavedAddress[],
): ReceiverForm | null {
  const addressType = ADDRESS_TYPES.find((type) => type === receiver?.addressType);
  if (!receiver || !addressType) return null;
  const isSelf = gift === null && receiver.name.trim() === account.name.trim();
  const startState = startReceiver(account, {
    pincode: pinCode,
    suggested: null,
    hasUsable: addresses.length > 0,
  });
  const blank = isSelf
    ? startState
    : receiverAfter(startState, { type: "order for", whom: "someone else", account });
  const isSaved = addresses.some(({ line, pincode }) => line === receiver.address && pincode === pinCode);
  const { name, phone, altPhone, address } = receiver;
  return {
    ...blank,
    mode: isSaved ? "saved" : "manual",
    fields: { ...blank.fields, name, phone, altPhone, ...(isSaved ? {} : addressParts(address)) },
    savedAddress: isSaved ? address : "",
    savedType: isSaved ? addressType : "",
    addressType,
    confirmed: true,
    updating: true,
  };
}

function giftOf(gift: NonNullable<Again["gift"]>, account: Account) {
  const { anonymous, from, card, hidePrices, surprise, receiverEmail, callPhone } = gift;
  const blank = startGift(account);
  return {
    ...{ on: true, anonymous, card, hidePrices, surprise, email: receiverEmail },
    from: from || blank.from,
    callsBuyer: callPhone !== "",
    buyerPhone: callPhone || blank.buyerPhone,
  };
}

/** The days that are tried for the earlier hour. */
const MOST_DAYS = 7;

/** The first day on which the earlier hour is free for these pieces, with its label; null if none comes soon. */
async function nextSlotLike(
  repeated: Repeated,
  pincode: string,
  pieces: string[],
): Promise<{ date: Day; time: string } | null> {
  const { days } = await fetchDays(daysUrl(pincode, ...pieces));
  for (const { date } of days.filter(({ state }) => state === "open").slice(0, MOST_DAYS)) {
    const { options } = await fetchWindows(windowsUrl(pincode, date, ...pieces));
    const time = repeatedTime(repeated, options);
    if (time !== null) return { date, time };
  }
  return null;
}

/** Whether a day can still be proposed: the shopper has not left, nor begun to choose, since the search started. */
function isStillOpen(plan: Plan | null, pincode: string, mode: DeliveryMode): boolean {
  if (plan?.place?.pincode !== pincode) return false;
  const { choices } = plan;
  return choices.date === "" && choices.open === null && choices.mode === mode;
}

/** Proposes the next day with the earlier hour, to confirm; asks for a day if there is none. */
function Note({ repeated, planned, plan }: { repeated: Repeated; planned: Planned; plan: Plan }) {
  const { missing, repriced, photosFor } = repeated;
  const { choices, decide, place } = plan;
  const hasStarted = useRef(false);
  const latest = useRef<Plan | null>(null);
  useEffect(() => {
    latest.current = plan;
    return () => {
      latest.current = null;
    };
  }, [plan]);
  useEffect(() => {
    if (hasStarted.current || !place || choices.date !== "") return;
    hasStarted.current = true;
    const { pincode } = place;
    const { mode } = choices;
    const { option } = repeated;
    void nextSlotLike(repeated, pincode, planned.pieces)
      .catch(() => null)
      .then((slot) => {
        if (!isStillOpen(latest.current, pincode, mode)) return;
        decide({ do: "choose-mode", mode: option === "pickup" ? "Pickup" : "Delivery" });
        decide({ do: "choose-option", option });
        // Choosing a day opens a dialog, which would take the text that is being typed.
        const isTyping = document.activeElement?.matches("input, textarea") ?? false;
        const proposed = isTyping ? null : slot;
        decide({ do: "choose-time", option, time: proposed?.time ?? timeOfAnyDay(repeated) });
        if (proposed) decide({ do: "pick-date", date: proposed.date, pincode: "valid" });
        else if (!isTyping) decide({ do: "open", step: "date" });
      });
  }, [place, choices, decide, repeated, planned.pieces]);
  return (
    <div className="repeated" role="status">
      <p>
        <b>Your last order is in the cart again.</b>{" "}
        {choices.date === "" && "Confirm day and hour, then pay."}
      </p>
      {photosFor.length > 0 && (
        <p>
          The photo is not repeated: choose it again below for {photosFor.join(", ")}, or send it on the
          order’s page after you have paid.
        </p>
      )}
      {missing.length > 0 && <p>No longer sold: {missing.join(", ")}.</p>}
      {repriced.length > 0 && (
        <ul>
          {repriced.map(({ name, was, now }) => (
            <li key={name}>
              {name}: now {showMoney(fromRupees(now))}, was {showMoney(fromRupees(was))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
