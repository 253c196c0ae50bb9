import { PAISE_PER_COIN } from "../../../shop/basics/coins.ts";
import { toRupees } from "../../../shop/basics/money.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";

/** The ways to earn points, for the rewards page. */
export const WAYS_TO_EARN = [
  {
    name: "Sign-up bonus",
    coins: BONUSES.signUp,
    unit: "points",
    note: "For your first sign-in. They are there before you have chosen a cake.",
    tile: "t-rose",
  },
  {
    name: "Every order",
    coins: 1,
    unit: `point for every ${toRupees(PAISE_PER_COIN)} rupees spent`,
    note: "Each card shows how many points that cake earns.",
    tile: "t-gold",
  },
  {
    name: "Refer a friend",
    coins: BONUSES.referral,
    unit: "points",
    note: "When the first order of a friend who is new here has been delivered.",
    tile: "t-pista",
  },
  {
    name: "Review a product",
    coins: BONUSES.review,
    unit: "points",
    note: "For an honest word about something that you ordered here.",
    tile: "t-lilac",
  },
] as const;
