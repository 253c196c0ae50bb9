import { showMoney } from "../../basics/money.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import { bill, type MailOrder, nameOf, ticket, whenOf, whyOrdered } from "../../orders/rules/mail-parts.ts";

type Link = {
  href: string;
  /** The time until which the slot is held, in words. */
  until: string;
};

/** Asks a caller to pay the order that staff took on the phone. */
export function paymentLinkMail(
  order: MailOrder,
  { href, until }: Link,
  shop: { name: string },
): MailContent {
  const total = showMoney(order.charges.total);
  return {
    subject: `${shop.name}: please pay your order ${order.number} until ${until}`,
    preview: `${nameOf(order)}, ${whenOf(order)}. ${total} to pay.`,
    heading: `Pay ${total}, and your order is placed.`,
    blocks: [
      {
        is: "paragraph",
        text: `You ordered on the phone. We hold this delivery time for you until ${until}.`,
      },
      ticket(order),
      { is: "button", label: `Pay ${total}`, href },
      bill(order, "To pay"),
      {
        is: "fine",
        text: "Whoever has this link can see what is ordered, and pay it. Without a payment nothing is charged, and the delivery time is free again.",
      },
    ],
    why: whyOrdered(shop.name, order.number),
  };
}
