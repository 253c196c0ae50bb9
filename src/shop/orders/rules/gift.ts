/** Characters that a gift's card takes, as a printed card of A6 does. */
export const LONGEST_CARD = 200;

/** Characters of the name below the text of the card. */
export const LONGEST_SENDER = 80;

/** How an order is given to its receiver. It holds nothing about the buyer but `from` and `callPhone`. */
export type Gift = {
  /** Hides the buyer's name from everybody but the shop. */
  anonymous: boolean;
  /** The name below the card's text; empty if anonymous, if none was given, and once erased. */
  from: string;
  /** Text of the card; empty for no card. */
  card: string;
  /** No bill and no price goes into the box or onto its label. */
  hidePrices: boolean;
  /** The receiver hears nothing before the bell rings. */
  surprise: boolean;
  /** The receiver's e-mail for mails about the gift; empty for none. */
  receiverEmail: string;
  /** `+919845012345`: the number that the rider calls in place of the receiver's; empty for the receiver's. */
  callPhone: string;
};

/** The columns of an order that hold its gift. */
export type GiftColumns = {
  isGift: boolean;
  giftAnonymous: boolean;
  giftFrom: string;
  giftCard: string;
  hidesPrices: boolean;
  isSurprise: boolean;
  receiverEmail: string;
  callPhone: string;
};

/** Typed texts of a gift, erased with the receiver of an order. */
export const NO_GIFT_TEXTS = { giftFrom: "", giftCard: "", receiverEmail: "", callPhone: "" };

/** The stored columns of a gift. An order that is not a gift has their defaults. */
export function giftColumns(gift: Gift | undefined): Partial<GiftColumns> {
  if (!gift) return {};
  const { anonymous, from, card, hidePrices, surprise, receiverEmail, callPhone } = gift;
  return {
    isGift: true,
    giftAnonymous: anonymous,
    giftFrom: from,
    giftCard: card,
    hidesPrices: hidePrices,
    isSurprise: surprise,
    receiverEmail,
    callPhone,
  };
}

/** The gift of a stored order; null if it is not one. */
export function giftOf(order: GiftColumns): Gift | null {
  if (!order.isGift) return null;
  return {
    anonymous: order.giftAnonymous,
    from: order.giftFrom,
    card: order.giftCard,
    hidePrices: order.hidesPrices,
    surprise: order.isSurprise,
    receiverEmail: order.receiverEmail,
    callPhone: order.callPhone,
  };
}

/** The facts of a gift for those who make, pack and deliver it. */
export type StaffGift = Pick<Gift, "anonymous" | "from" | "card" | "hidePrices" | "surprise"> & {
  /** Whether the rider calls the buyer in place of the receiver. */
  callsBuyer: boolean;
};

/** The gift of a stored order, for staff; null if it is not one. */
export function staffGiftOf(order: GiftColumns): StaffGift | null {
  const gift = giftOf(order);
  if (!gift) return null;
  const { callPhone, receiverEmail: _email, ...shown } = gift;
  return { ...shown, callsBuyer: callPhone !== "" };
}

/** The tasks of staff for a gift, in this order: what to write, what to leave out, and whom to call. */
export function giftTasks({ anonymous, from, card, hidePrices, surprise, callsBuyer }: StaffGift): string[] {
  const signed = from === "" ? "without a name" : `signed “${from}”`;
  return [
    card === "" ? (from === "" ? "" : `Write on the box: from ${from}`) : `Card, ${signed}: “${card}”`,
    hidePrices ? "No bill and no price in the box" : "",
    anonymous ? "Anonymous: tell nobody who sent it" : "",
    surprise
      ? callsBuyer
        ? "A surprise: do not call the receiver"
        : "A surprise: call the receiver only if you cannot hand it over"
      : "",
    callsBuyer ? "Call the buyer if you need help" : "",
  ].filter((task) => task !== "");
}
