import Clock from "lucide-react/icons/clock";
import Coins from "lucide-react/icons/coins";
import Gift from "lucide-react/icons/gift";
import Truck from "lucide-react/icons/truck";
import UserPlus from "lucide-react/icons/user-plus";
import type { ComponentType } from "react";
import { PAISE_PER_COIN } from "../../../../shop/basics/coins.ts";
import { showMoney } from "../../../../shop/basics/money.ts";
import type { Fees } from "../../../../shop/delivery/rules/fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES, shortOptionName } from "../../../../shop/delivery/rules/options.ts";
import { BONUSES } from "../../../../shop/rewards/rules/bonuses.ts";
import { COIN_WORTH, MAX_COINS } from "../../../../shop/rewards/rules/coin-limit.ts";
import { Roundel } from "../../../ui/marks.tsx";

/** Delivery options that cost extra. */
const QUICKER = DELIVERY_OPTIONS.filter((option) => option !== "standard" && option !== "pickup");

type Offer = { Icon: ComponentType<{ className: string }>; text: string; note: string };

/** The shop's offers. Each line is computed from the settings that bills use, so that it is always true. */
export function Offers({ fees }: { fees: Fees }) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">Offers</h2>
      <ul className="offers">
        {offersOf(fees).map(({ Icon, text, note }) => (
          <li key={text}>
            <Roundel className="offers-mark">
              <Icon className="icon" aria-hidden="true" />
            </Roundel>
            <span>
              {text}
              <small className="text-small muted">{note}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function offersOf(fees: Fees): Offer[] {
  return [...deliveryOffers(fees), GIFT_OFFER, ...COIN_OFFERS];
}

const GIFT_OFFER: Offer = {
  Icon: Gift,
  text: "Send it as a gift, free",
  note: "With a message, without prices, from you or anonymous: choose at checkout",
};

const COIN_OFFERS: Offer[] = [
  {
    Icon: Coins,
    text: `1 coin for every ${showMoney(PAISE_PER_COIN)}`,
    note: `Yours on delivery; each takes ${showMoney(COIN_WORTH)} off a later order, ${MAX_COINS} at most`,
  },
  {
    Icon: UserPlus,
    text: `${BONUSES.signUp} coins when you sign up`,
    note: "They can be used for this order",
  },
];

/**
 * The goods value from which delivery is free, and the cost of faster options. Leaves out options that the shop does
 * not have.
 */
function deliveryOffers(fees: Fees): Offer[] {
  const offers: Offer[] = [];
  const standard = fees.standard;
  if (standard && standard.freeFromPaise !== null)
    offers.push({
      Icon: Truck,
      text: `Free delivery above ${showMoney(standard.freeFromPaise)}`,
      note: `${OPTION_NAMES.standard}, from ${showMoney(standard.freeFromPaise)}; below that ${showMoney(standard.feePaise)}`,
    });
  const quicker = QUICKER.flatMap((option) => {
    const fee = fees[option];
    return fee ? `${shortOptionName(option)} ${showMoney(fee.feePaise)}` : [];
  });
  if (quicker.length > 0)
    offers.push({
      Icon: Clock,
      text: "Quicker, or at your hour",
      note: `${quicker.join(", ")}, where offered`,
    });
  return offers;
}
