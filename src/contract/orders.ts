import * as z from "zod/mini";
import { QUESTION_KINDS } from "../shop/catalogue/rules/add-on-question.ts";
import { SHEET_NAMES } from "../shop/orders/rules/sheet-names.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant, openCode, Rupees } from "./fields.ts";

const charges = {
  items: Rupees,
  addOns: Rupees,
  delivery: Rupees,
  coins: described(z.int(), "Coins spent, each worth a rupee"),
  total: Rupees,
};
export type Charges = Record<keyof typeof charges, number>;

export const OrderLine = z.object({
  SKU: z.string(),
  ProductName: z.string(),
  Flavour: z.string(),
  Weight: z.string(),
  price: Rupees,
  quantity: z.int(),
  total: Rupees,
  sheetName: z.enum(SHEET_NAMES),
  message: described(z.string(), "Iced on this cake; empty for none"),
  question: described(z.nullable(openCode(QUESTION_KINDS)), "What the add-on asked for; null if nothing"),
  answer: described(z.string(), "The answer to it; empty if none was given"),
  parts: described(z.array(z.string()), "What was in it as it was sold; empty if it is no combo"),
  image: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** How an order is given to somebody else. */
export const Gift = z.object({
  anonymous: described(z.boolean(), "Nobody but the shop learns who sent it"),
  from: described(z.string(), "The name on the card"),
  card: described(z.string(), "Text of the card; empty for no card"),
  hidePrices: described(z.boolean(), "No bill and no price in the box or on its label"),
  surprise: described(z.boolean(), "The receiver hears nothing before it arrives"),
  receiverEmail: described(z.string(), "Where the receiver is told; empty for nowhere"),
  callPhone: described(z.string(), "Whom the rider calls in place of the receiver; empty for the receiver"),
});

export const OrderDetails = z.object({
  uuid: z.uuid(),
  orderId: described(z.string(), "The order number shown to people"),
  sku: described(z.string(), "JSON text of a list of lines"),
  status: z.string(),
  paid: z.boolean(),
  deliveryDate: z.string(),
  deliveryTime: z.string(),
  deliveryType: z.string(),
  message: z.string(),
  name: z.string(),
  phone: z.string(),
  altPhone: z.string(),
  email: z.string(),
  address: z.string(),
  addressType: z.string(),
  pinCode: z.string(),
  gift: described(z.nullable(Gift), "Null if it is no gift"),
  deliveryCode: described(
    z.nullable(z.string()),
    "What the customer says at the hand-over; null for staff, before it is packed and after its end",
  ),
  paymentMethod: z.nullable(z.string()),
  paymentStatus: z.string(),
  refunds: described(
    z.array(
      z.object({
        amount: Rupees,
        stage: described(z.enum(["requested", "sent", "processed", "failed"]), "A failed refund is retried"),
        reason: z.string(),
        requestedAt: Instant,
        settledAt: z.nullable(Instant),
      }),
    ),
    "Money on its way back, oldest first",
  ),
  kitchen: z.object({ name: z.string(), city: z.string(), address: z.string() }),
  steps: z.array(z.object({ name: z.string(), reached: z.boolean(), at: z.nullable(Instant) })),
  events: z.array(z.object({ at: Instant, status: z.string(), note: z.string() })),
  createdAt: Instant,
  placedAt: z.nullable(Instant),
  ...charges,
});
export type OrderDetails = z.infer<typeof OrderDetails>;
export const OrderDetailsReply = replyOf(OrderDetails);

export const OrderSummary = z.object({
  uuid: z.uuid(),
  orderId: described(z.string(), "The order number shown to people"),
  status: z.string(),
  statusText: described(z.string(), "The status in words for people"),
  paid: described(z.boolean(), "Paid, and not cancelled or expired since"),
  createdAt: Instant,
  deliveryDate: z.string(),
  deliveryTime: z.string(),
  deliveryType: z.string(),
  lines: z.array(OrderLine),
  ...charges,
});
export type OrderSummary = z.infer<typeof OrderSummary>;
export const OrdersReply = replyOf(z.array(OrderSummary));

export const AgainReply = replyOf(
  z.object({
    added: z.array(z.object({ skuid: z.string(), quantity: z.int() })),
    missing: described(z.array(z.string()), "Names of what is no longer sold"),
    repriced: described(
      z.array(z.object({ name: z.string(), was: Rupees, now: Rupees })),
      "Products and add-ons whose price has changed since",
    ),
    messages: described(
      z.array(z.object({ skuid: z.string(), message: z.string() })),
      "To be iced on the cakes: one for all pieces of a SKU, or one for each piece where they differ",
    ),
    addOns: described(
      z.array(
        z.object({
          SKU: z.string(),
          name: z.string(),
          price: Rupees,
          quantity: z.int(),
          answer: z.string(),
        }),
      ),
      "They are no part of a cart: send them with the order",
    ),
    receiver: described(
      z.nullable(
        z.object({
          name: z.string(),
          phone: z.string(),
          altPhone: z.string(),
          address: z.string(),
          addressType: z.string(),
        }),
      ),
      "The former receiver; null if their data was erased",
    ),
    gift: z.nullable(Gift),
    pinCode: z.string(),
    deliveryType: z.string(),
    deliveryTime: z.string(),
  }),
);
export type AgainReply = z.infer<typeof AgainReply>;

/** A file: the reply has no envelope. */
export const FileBytes = described(z.string(), "The bytes");

/** Server-sent events as they travel. */
export const EventStreamText = z.string();

/** The data of an `order` event: where the order is now. */
export const OrderState = z.object({
  uuid: z.uuid(),
  status: z.string(),
  paid: z.boolean(),
  updatedAt: Instant,
  refunds: described(z.array(z.string()), "The stages of its refunds"),
});
export type OrderState = z.infer<typeof OrderState>;
