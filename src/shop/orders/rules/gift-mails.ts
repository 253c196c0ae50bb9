import { type Day, showDay } from "../../basics/india-time.ts";
import { type DeliveryOption, OPTION_NAMES } from "../../delivery/rules/options.ts";
import type { Block, MailContent } from "../../mail/rules/mail-content.ts";

/**
 * The data of mails to the receiver of a gift. It has no prices, no items, and nothing about the buyer except `from`,
 * so that no mail can reveal them.
 */
export type GiftNotice = {
  firstName: string;
  /** The name on the card; empty if the gift is anonymous, or if none was given. */
  from: string;
  isAnonymous: boolean;
  deliveryOn: Day;
  hours: string;
  deliveryOption: DeliveryOption;
  pincode: string;
  /** The receiver's page of the gift. */
  link: string;
};

type Shop = { name: string; contact: { email: string; phone: string } };

/** Tells the receiver when the gift comes. */
export function giftComingMail(notice: GiftNotice, shop: Shop): MailContent {
  return {
    subject: notice.from ? `${notice.from} sends you a gift` : "A gift is coming to you",
    preview: `It comes ${whenOf(notice)}.`,
    heading: `${greeting(notice)}a gift is coming to you.`,
    blocks: [
      {
        is: "paragraph",
        text: `${senderOf(notice)} has ordered it from ${shop.name}. Please be there at this time, or ask somebody to take it for you.`,
      },
      ...whenAndWhere(notice),
    ],
    why: whyTold(shop),
  };
}

/** The gift comes at another time. */
export function giftMovedMail(notice: GiftNotice, shop: Shop): MailContent {
  if (notice.deliveryOption === "pickup")
    return {
      subject: "Your gift is brought to you",
      preview: "We no longer deliver it: whoever sent it collects it from us.",
      heading: `${greeting(notice)}your gift is not delivered by us any more.`,
      blocks: [
        {
          is: "paragraph",
          text: "Whoever sent it now collects it from us and brings it to you. You need not wait for our rider.",
        },
      ],
      why: whyTold(shop),
    };
  return {
    subject: "Your gift comes at another time",
    preview: `It now comes ${whenOf(notice)}.`,
    heading: `${greeting(notice)}your gift has a new time.`,
    blocks: [{ is: "paragraph", text: `It now comes ${whenOf(notice)}.` }, ...whenAndWhere(notice)],
    why: whyTold(shop),
  };
}

/** The gift that was announced does not come. */
export function giftCancelledMail(notice: GiftNotice, shop: Shop): MailContent {
  return {
    subject: "Your gift does not come",
    preview: `The gift for ${showDay(notice.deliveryOn)} was cancelled.`,
    heading: `${greeting(notice)}your gift was cancelled.`,
    blocks: [
      {
        is: "paragraph",
        text: `The gift that we announced for ${whenOf(notice)} does not come. You need not wait for it.`,
      },
      { is: "fine", text: `Questions? Call us on ${shop.contact.phone} or write to ${shop.contact.email}.` },
    ],
    why: whyTold(shop),
  };
}

function senderOf({ from, isAnonymous }: GiftNotice): string {
  return from || (isAnonymous ? "Somebody who prefers to stay unnamed" : "Somebody");
}

function greeting({ firstName }: GiftNotice): string {
  return firstName === "" ? "" : `${firstName}, `;
}

function whenOf({ deliveryOn, hours }: GiftNotice): string {
  return `${showDay(deliveryOn)}, ${hours}`;
}

function whenAndWhere(notice: GiftNotice): Block[] {
  const { deliveryOn, hours, deliveryOption, pincode, link } = notice;
  return [
    {
      is: "ticket",
      label: "Arriving",
      day: showDay(deliveryOn, true),
      hours,
      how: OPTION_NAMES[deliveryOption],
    },
    { is: "facts", facts: [{ label: "To", value: `Your address at ${pincode}` }] },
    { is: "button", label: "See when it comes", href: link },
  ];
}

function whyTold({ name }: Shop): string {
  return `You get this mail because somebody ordered a gift for you at ${name} and gave us this address. We use it for this gift only.`;
}
