import * as z from "zod/mini";
import { ADDRESS_TYPES } from "../shop/accounts/rules/address-types.ts";
import { QUESTION_KINDS } from "../shop/catalogue/rules/add-on-question.ts";
import { PRINT_KINDS, PRINT_SHAPES } from "../shop/catalogue/rules/photo-prints.ts";
import { UNPAID_STAGES } from "../shop/checkout/rules/unpaid-stage.ts";
import { DELIVERY_OPTIONS } from "../shop/delivery/rules/options.ts";
import { PHOTO_ANSWERS } from "../shop/orders/rules/cake-photo.ts";
import type { OrderLine } from "../shop/orders/rules/order-line.ts";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { SHEET_NAMES } from "../shop/orders/rules/sheet-names.ts";
import { REFUND_STATUSES } from "../shop/payments/rules/refund-statuses.ts";
import { DayText, extensible, PaiseAmount, Picture, TileColour } from "./fields.ts";

const LinePhoto = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  shape: extensible(PRINT_SHAPES, "square"),
  turns: z.int(),
  x: z.int(),
  y: z.int(),
  side: z.int(),
  widthMm: z.number(),
});

/** An order line without its tax, with its picture; null if it is drawn. */
const OrderProgressLine = z.object({
  sku: z.string(),
  sheet: extensible(SHEET_NAMES, "Cakes"),
  name: z.string(),
  flavour: z.string(),
  weight: z.string(),
  eggless: z.boolean(),
  unitPaise: PaiseAmount,
  quantity: z.int(),
  totalPaise: PaiseAmount,
  message: z.string(),
  photoPrint: z.nullable(extensible(PRINT_KINDS, "cake top")),
  photos: z.array(LinePhoto),
  /** The shape of what the photo is printed on, `Square`; empty if unknown, or if no photo can be sent. */
  itemShape: z.catch(z.string(), ""),
  // An older page leaves out a question that it does not know.
  question: z.catch(z.nullable(z.enum(QUESTION_KINDS)), null),
  answer: z.string(),
  parts: z.array(z.string()),
  pictureId: z.string(),
  tile: TileColour,
  customised: z.boolean(),
  picture: z.nullable(Picture),
}) satisfies z.ZodMiniType<Omit<OrderLine, "hsn" | "taxRateBp"> & { picture: object | null }>;
export type OrderProgressLine = z.infer<typeof OrderProgressLine>;

const OrderProgressStep = z.object({
  name: z.enum(["Order Placed", "Shipped", "Out For Delivery", "Delivered"]),
  reached: z.boolean(),
  current: z.boolean(),
  when: z.string(),
});
export type OrderProgressStep = z.infer<typeof OrderProgressStep>;

/** A complaint as its customer sees it. */
const OrderProgressComplaint = z.object({
  ticket: z.string(),
  kind: z.string(),
  message: z.string(),
  status: z.string(),
  /** Its status in words. */
  words: z.string(),
  /** Whether the page has to reload it: the shop has not settled it. */
  isOpen: z.boolean(),
  when: z.string(),
  proofs: z.array(z.object({ href: z.string(), isVideo: z.boolean() })),
  answers: z.array(
    z.object({ id: z.int(), when: z.string(), text: z.string(), refund: z.nullable(PaiseAmount) }),
  ),
});
export type OrderProgressComplaint = z.infer<typeof OrderProgressComplaint>;

/** A free slot. `extra` is what its delivery costs more than the order's, in paise; negative if it costs less. */
const FreeTime = z.object({
  date: DayText,
  option: z.enum(DELIVERY_OPTIONS),
  time: z.string(),
  hours: z.string(),
  extra: z.int(),
});
export type FreeTime = z.infer<typeof FreeTime>;

/** On-time answer, coins and reviews of a delivered order, for its customer. */
const OrderDelivered = z.object({
  /** Coins that it earned; 0 until they are booked. */
  coins: z.int(),
  /** Its coins are not booked yet. */
  isEarning: z.boolean(),
  wasOnTime: z.nullable(z.boolean()),
  /** Its products that are still sold, each once. */
  products: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      weight: z.string(),
      tile: TileColour,
      picture: Picture,
      isReviewed: z.boolean(),
    }),
  ),
});
export type OrderDelivered = z.infer<typeof OrderDelivered>;

/** A photo that the kitchen sent, with the customer's answer. */
const OrderProgressPhoto = z.object({
  id: z.string(),
  src: z.string(),
  /** When it was taken, in words. */
  when: z.string(),
  answer: z.nullable(z.enum(PHOTO_ANSWERS)),
  /** The change that the customer wishes; else empty. */
  wish: z.string(),
  /** Whether the kitchen can still change it. */
  isOpen: z.boolean(),
  /** URL to which the viewer's answer is sent; null if they may not answer. */
  answerTo: z.nullable(z.string()),
});
export type OrderProgressPhoto = z.infer<typeof OrderProgressPhoto>;

/** Reply of `/orders/:uuid/progress`: an order as its page shows it. Not part of the public API. */
export const OrderProgressReply = z.object({
  uuid: z.string(),
  number: z.string(),
  /** Whether the viewer is its customer. */
  isOwn: z.boolean(),
  isSignedIn: z.boolean(),
  // The specification takes a status that a page does not know for `placed`.
  status: extensible(ORDER_STATUSES, "placed"),
  deliveryOn: DayText,
  /** The promised hours in words: `6 PM to 9 PM`, `by 6:44 PM`. */
  hours: z.string(),
  /** When it arrived, ISO 8601; null until then. */
  arrivedAt: z.nullable(z.string()),
  option: z.enum(DELIVERY_OPTIONS),
  lines: z.array(OrderProgressLine),
  steps: z.array(OrderProgressStep),
  /** Time of its latest event, ISO 8601. */
  updatedAt: z.string(),
  /** Why it ended before delivery; empty if it did not, or if no reason was given. */
  why: z.string(),
  /** The customer's change, if it is the latest event; else empty. */
  change: z.string(),
  receiver: z.object({
    name: z.string(),
    phone: z.string(),
    altPhone: z.string(),
    address: z.string(),
    addressType: z.enum(ADDRESS_TYPES),
    pincode: z.string(),
  }),
  /** The receiver's phone numbers as stored: `+919845012345`. */
  numbers: z.object({ phone: z.string(), altPhone: z.string() }),
  /** Gift settings; null if the order is not a gift. */
  gift: z.nullable(
    z.object({
      anonymous: z.boolean(),
      from: z.string(),
      card: z.string(),
      hidePrices: z.boolean(),
      surprise: z.boolean(),
      /** The receiver's e-mail for mails about the gift; empty for none. */
      receiverEmail: z.string(),
      /** Whether the rider calls the buyer in place of the receiver. */
      callsBuyer: z.boolean(),
      /** The receiver's page, for the buyer to pass on; null until it is paid. */
      link: z.nullable(z.string()),
    }),
  ),
  /** The code to say at the hand-over; null for staff, and at other times. */
  code: z.nullable(z.string()),
  /** How to use the code. */
  codeWords: z.string(),
  /** The newest photo of what the kitchen made; null without one. */
  cakePhoto: z.nullable(OrderProgressPhoto),
  /** URL to which photos to print are sent until the kitchen begins; null if there are none, or the viewer may not. */
  photosTo: z.nullable(z.string()),
  /** URL of the photo that closed the delivery; null without one. */
  deliveryPhoto: z.nullable(z.string()),
  /** Address and phone of the kitchen, for Pickup; null if it is delivered. */
  collectAt: z.nullable(z.string()),
  kitchen: z.string(),
  prices: z.object({
    items: PaiseAmount,
    addOns: PaiseAmount,
    delivery: PaiseAmount,
    coins: PaiseAmount,
    total: PaiseAmount,
  }),
  /** Its payment, while it is not paid; else null. */
  unpaid: z.nullable(
    z.object({
      stage: z.enum(UNPAID_STAGES),
      /** The slot is held until then, ISO 8601. */
      until: z.string(),
      /** Page on which to choose another time. */
      planAgain: z.string(),
      /** Free slots near the one that was held, once the order has expired; for its customer. */
      times: z.array(FreeTime),
    }),
  ),
  /** Changes that the viewer may make now. Only the customer may make any. */
  changes: z.object({
    receiver: z.boolean(),
    slot: z.boolean(),
    cancel: z.boolean(),
    /** Why a paid order that is still to come can't be cancelled; else empty. */
    noCancel: z.string(),
  }),
  /** Its refunds, oldest first. */
  refunds: z.array(
    z.object({
      amount: PaiseAmount,
      stage: z.enum(REFUND_STATUSES),
      words: z.string(),
      /** URL of its credit note; null until it is issued. */
      creditNote: z.nullable(z.string()),
    }),
  ),
  /** Null for others than its customer, and before it is delivered. */
  delivered: z.nullable(OrderDelivered),
  /** Its complaints, oldest first. */
  complaints: z.array(OrderProgressComplaint),
  /** URL of the complaint form and its deadline; null if the viewer cannot complain. */
  complain: z.nullable(z.object({ href: z.string(), until: z.string() })),
  /** URL of its invoice for this viewer; null until it is paid. */
  invoice: z.nullable(z.string()),
  /** Name of the payment method: `UPI`, `Card`. Null until it is known. */
  paidBy: z.nullable(z.string()),
});
export type OrderProgressReply = z.infer<typeof OrderProgressReply>;
