import type { MailContent } from "../../mail/rules/mail-content.ts";

const LEAVE = "Take this address off our list";

/** Asks for confirmation: nothing is sent until the button is pressed. */
export function confirmMail({
  shop,
  link,
  leave,
  days,
}: {
  shop: string;
  link: string;
  leave: string;
  days: number;
}): MailContent {
  return {
    subject: `Please confirm: the ${shop} newsletter`,
    preview: "One tap, and it comes. If it was not you, do nothing.",
    heading: "Shall we write to you?",
    blocks: [
      { is: "paragraph", text: `Somebody, we hope you, asked for the ${shop} newsletter at this address.` },
      { is: "button", label: "Yes, send it to me", href: link },
      {
        is: "fine",
        text: `The link works for ${days} days. If it was not you, do nothing: no letter will come.`,
      },
    ],
    why: `You get this mail because the ${shop} newsletter was asked for at this address.`,
    leave: { label: LEAVE, url: leave },
  };
}

/** For subscribers who request it again: nothing to do, and the unsubscribe link. */
export function alreadySubscribedMail({ shop, leave }: { shop: string; leave: string }): MailContent {
  return {
    subject: `You get the ${shop} newsletter`,
    preview: "You need do nothing.",
    heading: "You are on the list",
    blocks: [
      {
        is: "paragraph",
        text: `This address gets the ${shop} newsletter already. You need do nothing.`,
      },
    ],
    why: `You get this mail because the ${shop} newsletter was asked for at this address.`,
    leave: { label: LEAVE, url: leave },
  };
}
