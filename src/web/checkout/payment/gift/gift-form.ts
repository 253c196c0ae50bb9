import type { Account } from "../receiver/receiver-form.ts";

/** The answers of the gift panel. */
export type GiftForm = {
  on: boolean;
  anonymous: boolean;
  from: string;
  card: string;
  hidePrices: boolean;
  surprise: boolean;
  /** The receiver's e-mail, used only if they are told. */
  email: string;
  /** Whether the rider calls the buyer in place of the receiver. */
  callsBuyer: boolean;
  buyerPhone: string;
};

/** The field to correct before a gift can be ordered. */
export type GiftProblem = "buyerPhone" | "email";

/** Props of each part of the gift panel. */
export type GiftPartProps = {
  gift: GiftForm;
  change: (changes: Partial<GiftForm>) => void;
  /** The receiver's first name, or "the receiver". */
  them: string;
};

/** The answers that a gift starts with: a surprise, without prices, from the customer. */
export function startGift({ name, phone }: Account): GiftForm {
  return {
    on: false,
    anonymous: false,
    from: name,
    card: "",
    hidePrices: true,
    surprise: true,
    email: "",
    callsBuyer: true,
    buyerPhone: phone,
  };
}

/** Reads a stored form. Missing or unreadable fields get their defaults; the shop checks the rest. */
export function readGift(stored: Record<string, unknown>, account: Account): GiftForm {
  const blank = startGift(account);
  const entries = Object.entries(blank).map(([name, value]) => [
    name,
    typeof stored[name] === typeof value ? stored[name] : value,
  ]);
  return Object.fromEntries(entries) as GiftForm;
}
