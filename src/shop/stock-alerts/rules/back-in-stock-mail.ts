import type { MailContent } from "../../mail/rules/mail-content.ts";

/** The kind of this mail. */
export const BACK_IN_STOCK = "back-in-stock";

type Facts = { shop: string; name: string; weight: string; href: string; leave: string };

/** The mail to a customer who asked to be told when a product is sold again. It is sent once. */
export function backInStockMail({ shop, name, weight, href, leave }: Facts): MailContent {
  const product = weight === "" ? name : `${name}, ${weight}`;
  return {
    subject: `It is back: ${name}`,
    preview: "You wanted to know. It can be ordered again.",
    heading: "It is back",
    blocks: [
      { is: "paragraph", text: `${product} can be ordered again.` },
      { is: "button", label: "Choose a day", href },
      { is: "fine", text: "This is the only mail about it. We have deleted your request." },
    ],
    why: `You get this mail because it was requested at ${shop} for this address.`,
    leave: { label: "No more of these mails", url: leave },
  };
}
