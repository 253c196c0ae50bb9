import { showMoney } from "../../basics/money.ts";
import type { MailContent } from "../../mail/rules/mail-content.ts";
import {
  bill,
  followButton,
  isPickup,
  LINK_NOTE,
  type MailOrder,
  paidBy,
  photoNotice,
  ticket,
  whenOf,
  whereTo,
  whyOrdered,
} from "./mail-parts.ts";

/** Confirms a paid order: what, when, where, the bill, and the link to follow it. */
export function placedMail(order: MailOrder, { shop }: { shop: string }): MailContent {
  const { number, charges } = order;
  const comes = isPickup(order) ? "Pick it up" : "It arrives";
  return {
    subject: `${shop}: your order ${number} is confirmed`,
    preview: `${comes} ${whenOf(order)}. ${showMoney(charges.total)} paid${paidBy(order)}.`,
    heading: "Thank you! Your order is placed.",
    blocks: [
      { is: "paragraph", text: `Order ${number} is paid and in our kitchen’s book.` },
      ticket(order),
      ...photoNotice(order),
      followButton(order),
      bill(order),
      { is: "button", label: "Download the invoice", href: order.invoice, quiet: true },
      whereTo(order),
      LINK_NOTE,
    ],
    why: whyOrdered(shop, number),
  };
}
