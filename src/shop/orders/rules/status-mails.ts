import { showCount } from "../../basics/money.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import {
  codeNotice,
  followButton,
  isPickup,
  LINK_NOTE,
  type MailOrder,
  nameOf,
  ticket,
  whenOf,
  whereTo,
  whyOrdered,
} from "./mail-parts.ts";

type Shop = { name: string; contact: { email: string; phone: string } };

/** The rider has set out. */
export function onItsWayMail(order: MailOrder, shop: Shop): MailContent {
  const { number } = order;
  return {
    subject: `On its way: your order ${number}`,
    preview: `${nameOf(order)} has left our kitchen. Expected ${whenOf(order)}.`,
    heading: "It is on its way.",
    blocks: [
      {
        is: "paragraph",
        text: `The rider has set out with order ${number}. Somebody should be there to take it.`,
      },
      ...codeNotice(order),
      ticket(order),
      followButton(order),
      whereTo(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** For those who pick it up: it can be picked up. */
export function readyMail(order: MailOrder, shop: Shop): MailContent {
  const { number } = order;
  return {
    subject: `Ready to pick up: your order ${number}`,
    preview: `${nameOf(order)} waits for you, ${whenOf(order)}.`,
    heading: "It is ready for you.",
    blocks: [
      { is: "paragraph", text: `Order ${number} is packed. Please say its number when you come.` },
      ...codeNotice(order),
      ticket(order),
      whereTo(order),
      followButton(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/**
 * The order is delivered.
 * @param earned coins that the order earned
 * @param forReview coins that a review earns
 * @param complaintHours hours after the delivery in which it takes a complaint
 */
export function deliveredMail(
  order: MailOrder,
  {
    shop,
    earned,
    forReview,
    complaintHours,
    reviewLink,
  }: { shop: Shop; earned: number; forReview: number; complaintHours: number; reviewLink: string },
): MailContent {
  const { number } = order;
  const done = isPickup(order) ? "was picked up" : "was delivered";
  const coins = {
    is: "notice",
    title: earned === 1 ? "1 coin is yours" : `${showCount(earned)} coins are yours`,
    text: "Each is worth ₹1 on your next order.",
    tone: "good",
  } as const;
  return {
    subject: `Delivered: your order ${number}`,
    preview: `${nameOf(order)} has arrived.${earned > 0 ? ` ${coins.title}.` : ""}`,
    heading: "It has arrived. Enjoy!",
    blocks: [
      { is: "paragraph", text: `Order ${number} ${done}.` },
      ...(earned > 0 ? [coins] : []),
      {
        is: "paragraph",
        text: `How was it? Others read what you write, and once we have published it, ${forReview} more coins are yours.`,
      },
      { is: "button", label: "Write a review", href: reviewLink },
      {
        is: "paragraph",
        text: `Was it on time? One tap on your order’s page tells us. Something was not right? Tell us there within ${complaintHours} hours, with a photo, so that we can make it good.`,
      },
      { ...followButton(order), label: "See your order", quiet: true },
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** The order could not be delivered. */
export function undeliverableMail(
  order: MailOrder,
  { shop, canTryAgain }: { shop: Shop; canTryAgain: boolean },
): MailContent {
  const { number } = order;
  const { phone, email } = shop.contact;
  const next = canTryAgain
    ? `Please call us on ${phone}: the rider can come once more.`
    : `Please call us on ${phone} or write to ${email}, so that we find a way together.`;
  return {
    subject: `We could not deliver your order ${number}`,
    preview: next,
    heading: "We could not hand it over.",
    blocks: [
      { is: "paragraph", text: `The rider came with order ${number}, and could not hand it over.` },
      { is: "notice", title: "What now?", text: next, tone: "calm" },
      whereTo(order),
      followButton(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}

/** The customer has moved the order to another slot. */
export function newTimeMail(order: MailOrder, shop: Shop): MailContent {
  const { number } = order;
  return {
    subject: `New time: your order ${number}`,
    preview: `It now comes ${whenOf(order)}.`,
    heading: "Your order has a new time.",
    blocks: [
      { is: "paragraph", text: `As you wished, order ${number} now comes at this time.` },
      ticket(order),
      followButton(order),
      whereTo(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}
