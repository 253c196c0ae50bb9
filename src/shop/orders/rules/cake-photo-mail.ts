import type { MailContent } from "../../mail/rules/mail-content.ts";
import { followButton, LINK_NOTE, type MailOrder, ticket, whenOf, whyOrdered } from "./mail-parts.ts";

/** The kitchen has sent a photo. The mail has no picture, so that no copy of it remains in a mailbox. */
export function cakePhotoMail(order: MailOrder, shop: { name: string }): MailContent {
  const { number } = order;
  return {
    subject: `A photo from the kitchen: your order ${number}`,
    preview: `Please say if it is right. Expected ${whenOf(order)}.`,
    heading: "This is what we made.",
    blocks: [
      {
        is: "paragraph",
        text: `The kitchen has taken a photo of order ${number}. Is it right? Until it leaves the kitchen, you can say so or ask for a change.`,
      },
      { ...followButton(order), label: "See the photo" },
      ticket(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop.name, number),
  };
}
