import { type Paise, showCount, showMoney } from "../../basics/money.ts";
import type { Block, MailContent } from "../../mail/rules/mail-content.ts";
import { REFUND_REASONS } from "../../payments/rules/refund-reasons.ts";
import { followButton, LINK_NOTE, type MailOrder, whyOrdered } from "./mail-parts.ts";

type Shop = { name: string; url: string };

/** A refund, and how the order was paid. */
export type Returning = { amount: Paise; method: string | null };

/** Stated in the refund policy. */
const DAYS = "3 to 7 working days";

const PLACES: Record<string, string> = {
  upi: "the account behind your UPI id",
  card: "your card",
  netbanking: "your bank account",
  wallet: "your wallet",
};

function placeOf({ method }: Returning): string {
  return PLACES[method ?? ""] ?? "where it came from";
}

function returns(refund: Returning): Block {
  return {
    is: "notice",
    title: `${showMoney(refund.amount)} goes back to you`,
    text: `To ${placeOf(refund)}, within ${DAYS}. You need do nothing, and we write again when it has gone through.`,
    tone: "good",
  };
}

/**
 * The order is cancelled.
 * @param refund null if nothing is refunded
 * @param compensation coins added because the shop cancelled
 */
export function cancelledMail(
  order: MailOrder,
  { shop, refund, compensation }: { shop: Shop; refund: Returning | null; compensation: number },
): MailContent {
  const { number } = order;
  const { coins } = order.charges;
  const coinsBack: Block = {
    is: "paragraph",
    text: `The ${coins === 1 ? "coin" : `${coins} coins`} that you used for it can be used again.`,
  };
  const sorry: Block = {
    is: "notice",
    title: `${showCount(compensation)} coins more for you`,
    text: "We could not keep our word, and we are sorry. Each coin is worth ₹1 on your next order.",
    tone: "good",
  };
  const noMoney: Block = {
    is: "paragraph",
    text: `By the time of the cancellation no part of its price could go back: ${shop.url}/cancellation says when how much does.`,
  };
  return {
    subject: `Cancelled: your order ${number}`,
    preview: refund ? `${showMoney(refund.amount)} goes back to you.` : "Nothing will be delivered.",
    heading: "Your order is cancelled.",
    blocks: [
      { is: "paragraph", text: `Order ${number} is cancelled. Nothing will be delivered.` },
      refund ? returns(refund) : noMoney,
      ...(compensation > 0 ? [sorry] : []),
      ...(coins > 0 ? [coinsBack] : []),
      { ...followButton(order), label: "See your order" },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** The payment arrived too late for its order, and is refunded. */
export function tooLateMail(
  order: MailOrder,
  { shop, refund }: { shop: Shop; refund: Returning },
): MailContent {
  const { number } = order;
  return {
    subject: `Your payment came too late: order ${number}`,
    preview: `There is no order, and ${showMoney(refund.amount)} goes back to you.`,
    heading: "Your payment came too late.",
    blocks: [
      {
        is: "paragraph",
        text: `Your bank told us of the payment for order ${number} only after its time had been given free, and it could not be kept any more. We are sorry: nothing will be delivered.`,
      },
      returns(refund),
      { is: "button", label: "Choose another time", href: shop.url },
      { ...followButton(order), label: "See the order", quiet: true },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** A refund of another reason: duplicate payment, a cart that was paid already, wrong amount, cheaper slot. */
export function refundMail(
  order: MailOrder,
  { shop, refund }: { shop: Shop; refund: Returning & { reason: string } },
): MailContent {
  const { number } = order;
  return {
    subject: `${showMoney(refund.amount)} goes back to you: order ${number}`,
    preview: `To ${placeOf(refund)}, within ${DAYS}.`,
    heading: "Money goes back to you.",
    blocks: [
      { is: "paragraph", text: whyRefunded(number, refund.reason) },
      returns(refund),
      { ...followButton(order), label: "See your order" },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** Only the shop's own reasons: what staff write down is read on the order's page, and no mail repeats it. */
function whyRefunded(number: string, reason: string): string {
  if (reason === REFUND_REASONS.paidTwice)
    return `Order ${number} was paid twice. The second payment goes back.`;
  if (reason === REFUND_REASONS.wrongAmount) {
    return `A payment for order ${number} was not the sum that it costs, so all of that payment goes back.`;
  }
  if (reason === REFUND_REASONS.cartPaid) {
    return `The cart of order ${number} was paid already, with another order. All of this payment goes back, and nothing is delivered for it.`;
  }
  if (reason === REFUND_REASONS.cheaperDelivery)
    return `The delivery that you moved order ${number} to costs less.`;
  return `This is for order ${number}.`;
}

/** The provider has sent it. */
export function refundedMail(
  order: MailOrder,
  { shop, refund }: { shop: Shop; refund: Returning },
): MailContent {
  const { number } = order;
  const destination = placeOf(refund);
  return {
    subject: `Refunded: ${showMoney(refund.amount)} for order ${number}`,
    preview: `It was sent to ${destination}.`,
    heading: "Your refund has gone through.",
    blocks: [
      { is: "paragraph", text: `This is for order ${number}.` },
      {
        is: "notice",
        title: `${showMoney(refund.amount)} was sent to ${destination}`,
        text: `It can take a few days until your bank shows it: ${DAYS} in all. After that, write to us, and you get the bank’s reference number.`,
        tone: "good",
      },
      { ...followButton(order), label: "See your order", quiet: true },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}
