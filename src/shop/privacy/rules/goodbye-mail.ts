import type { MailContent } from "../../mail/rules/mail-content.ts";

/** The last mail to a customer who has erased their account. */
export function goodbyeMail({ shop, support }: { shop: string; support: string }): MailContent {
  return {
    subject: `Your ${shop} account is erased`,
    preview: "This is the last mail to this address.",
    heading: "Your account is erased",
    blocks: [
      {
        is: "paragraph",
        text: "You are signed out everywhere, and your coins are gone. This is the last mail to this address; we have erased it as well.",
      },
      {
        is: "paragraph",
        text: "What the law on taxes wants kept of your orders stays: items, amounts, taxes, days and the pincode. Your name, numbers, address and messages are not in it any more; only an invoice of ₹50,000 or more has the name and address that the law wants on it.",
      },
      { is: "fine", text: `If it was not you, write to ${support} from this address at once.` },
    ],
    why: `You get this mail because the ${shop} account of this address was erased.`,
  };
}
