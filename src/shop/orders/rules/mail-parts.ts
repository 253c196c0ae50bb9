import { type Day, showDay } from "../../basics/india-time.ts";
import { type Paise, showMoney } from "../../basics/money.ts";
import { type DeliveryOption, OPTION_NAMES } from "../../delivery/rules/options.ts";
import type { Block, MailPicture } from "../../mail/rules/mail-content.ts";
import { deliveryCodeWords } from "./delivery-code-words.ts";
import type { Gift } from "./gift.ts";
import { eggOf, isAddOn, type OrderLine, requestsOf, titleOf } from "./order-line.ts";
import { ORDER_STATUS, type OrderStatus } from "./order-status.ts";

type Line = OrderLine & { picture: MailPicture };

/** An order as its mails show it. */
export type MailOrder = {
  number: string;
  status: OrderStatus;
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  /** The promised hours in words: `6 PM to 9 PM`, `by 6:44 PM`. */
  hours: string;
  recipient: { name: string; address: string; pincode: string };
  /** The kitchen that hands it over, if it is a Pickup order. */
  kitchen: { name: string; address: string; pincode: string };
  lines: Line[];
  charges: { delivery: Paise; coins: number; total: Paise };
  payment: { method: string | null };
  /** The code that the rider, or the counter, asks for; null at other times. */
  deliveryCode: string | null;
  gift: Gift | null;
  /** The signed link that opens it without a sign-in. */
  link: string;
  /** The signed link that opens its invoice without a sign-in. */
  invoice: string;
};

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "card",
  netbanking: "net banking",
  wallet: "wallet",
  emi: "EMI",
};

export function isPickup({ deliveryOption }: Pick<MailOrder, "deliveryOption">): boolean {
  return deliveryOption === "pickup";
}

/** `Mon, 23 Nov, 9 AM to 12 PM`. */
export function whenOf(order: Pick<MailOrder, "deliveryOn" | "hours">): string {
  return `${showDay(order.deliveryOn)}, ${order.hours}`;
}

/** ` by UPI`; empty if the method is unknown. */
export function paidBy({ payment: { method } }: Pick<MailOrder, "payment">): string {
  return method === null ? "" : ` by ${METHODS[method] ?? method}`;
}

/** The order in a sentence: its only cake, or the number of items. */
export function nameOf({ lines }: Pick<MailOrder, "lines">): string {
  const cakes = lines.filter((line) => !isAddOn(line));
  const [only] = cakes;
  if (cakes.length === 1 && only) return only.name;
  return `${cakes.length} things`;
}

export function ticket(order: MailOrder): Block {
  return {
    is: "ticket",
    label: isPickup(order) ? "Ready for you" : "Arriving",
    day: showDay(order.deliveryOn, true),
    hours: order.hours,
    how: OPTION_NAMES[order.deliveryOption],
  };
}

export function followButton({ link }: MailOrder): Extract<Block, { is: "button" }> {
  return { is: "button", label: "Follow your order", href: link };
}

export function bill(order: MailOrder, total = `Paid${paidBy(order)}`): Block {
  const { charges, number } = order;
  const coins = charges.coins > 0 ? [{ label: "Coins", amount: `−₹${charges.coins}` }] : [];
  const free = isPickup(order) ? "none" : "free";
  const delivery = charges.delivery === 0 ? free : showMoney(charges.delivery);
  return {
    is: "bill",
    title: `Order ${number}`,
    lines: order.lines.map((line) => ({
      name: line.name,
      details: [
        [line.weight, eggOf(line) === "eggless" ? "eggless" : "", `Qty ${line.quantity}`]
          .filter(Boolean)
          .join(", "),
        ...(line.parts.length > 0 ? [`In it: ${line.parts.join("; ")}`] : []),
        ...requestsOf(line).map(({ label, text }) => `${label}: ${text}`),
      ],
      amount: showMoney(line.totalPaise),
      picture: line.picture,
    })),
    sums: [{ label: OPTION_NAMES[order.deliveryOption], amount: delivery }, ...coins],
    total: { label: total, amount: showMoney(charges.total) },
  };
}

/** The delivery address, or the kitchen to pick up from. */
export function whereTo(order: MailOrder): Block {
  const { recipient, kitchen } = order;
  if (isPickup(order)) {
    const value = [kitchen.name, kitchen.address, kitchen.pincode].join("\n");
    return { is: "facts", facts: [{ label: "Pick it up at", value }] };
  }
  // The receiver is erased 90 days after the order has ended.
  const value = [recipient.name, recipient.address, recipient.pincode].filter(Boolean).join("\n");
  return { is: "facts", facts: [{ label: "Delivery to", value }] };
}

/**
 * Asks for missing photos to print, or says until when they can be replaced. Returns nothing if the order has none to
 * print, or the kitchen has begun.
 */
export function photoNotice({ lines, status }: Pick<MailOrder, "lines" | "status">): Block[] {
  const printed = lines.filter(({ photoPrint }) => photoPrint !== null);
  if (printed.length === 0 || !ORDER_STATUS[status].isChangeable) return [];
  const missing = printed.filter(({ photos }) => photos.length === 0);
  if (missing.length === 0) {
    return [
      {
        is: "paragraph",
        text: "You can replace your photo on the page of the order until the kitchen starts.",
      },
    ];
  }
  const text = `For ${missing.map(titleOf).join(" and ")}. Open the order and send it before the kitchen starts.`;
  return [{ is: "notice", title: "Please send your photo", text, tone: "calm" }];
}

/** The code to say at the hand-over. */
export function codeNotice(order: MailOrder): Block[] {
  if (order.deliveryCode === null) return [];
  const { gift, recipient } = order;
  const text = deliveryCodeWords({ isPickup: isPickup(order), gift, receiver: recipient.name });
  return [{ is: "notice", title: `Your delivery code: ${order.deliveryCode}`, text, tone: "good" }];
}

/** Under every mail that has the link to an order. */
export const LINK_NOTE: Block = {
  is: "fine",
  text: "Whoever has this link can see the order, so please pass it on with care.",
};

export function whyOrdered(shop: string, number: string): string {
  return `You get this mail because order ${number} at ${shop} was made with this address.`;
}
