import * as z from "zod/mini";
import { ADDRESS_TYPES } from "../shop/accounts/rules/address-types.ts";
import { QUESTION_KINDS } from "../shop/catalogue/rules/add-on-question.ts";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { SHEET_NAMES } from "../shop/orders/rules/sheet-names.ts";
import { PAYMENT_LIFE } from "../shop/payments/rules/payment-lifecycle.ts";
import { REFUND_STATUSES } from "../shop/payments/rules/refund-statuses.ts";
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
  message: described(z.string(), "Message piped on this cake; empty for none"),
  question: described(
    z.nullable(openCode(QUESTION_KINDS)),
    "Kind of the question that the add-on asked; null for none",
  ),
  answer: described(z.string(), "The answer to it; empty if none was given"),
  parts: described(
    z.array(z.string()),
    "Parts of a combo at the time of the order, in words; empty for other products",
  ),
  image: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** How an order is given to another person. */
export const Gift = z.object({
  anonymous: described(z.boolean(), "Only the shop learns who sent it"),
  from: described(z.string(), "The name on the card"),
  card: described(z.string(), "Text of the card; empty for no card"),
  hidePrices: described(z.boolean(), "No bill and no price in the box or on its label"),
  surprise: described(z.boolean(), "The receiver hears nothing before it arrives"),
  receiverEmail: described(z.string(), "The receiver's e-mail for mails about the gift; empty for none"),
  callPhone: described(
    z.string(),
    "The number that the rider calls in place of the receiver's; empty for the receiver's",
  ),
});

export const OrderDetails = z.object({
  uuid: z.uuid(),
  orderId: described(z.string(), "The order number shown to people"),
  sku: described(z.string(), "JSON text of a list of lines"),
  status: openCode(ORDER_STATUSES),
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
  addressType: openCode(ADDRESS_TYPES),
  pinCode: z.string(),
  gift: described(z.nullable(Gift), "Null if it is no gift"),
  deliveryCode: described(
    z.nullable(z.string()),
    "The code to say at the hand-over; null for staff, until the order is ready, and once it is delivered or cancelled",
  ),
  paymentMethod: z.nullable(z.string()),
  paymentStatus: openCode(PAYMENT_LIFE.states),
  refunds: described(
    z.array(
      z.object({
        amount: Rupees,
        stage: described(z.enum(REFUND_STATUSES), "A failed refund is retried"),
        reason: z.string(),
        requestedAt: Instant,
        settledAt: z.nullable(Instant),
      }),
    ),
    "Money on its way back, oldest first",
  ),
  kitchen: z.object({ name: z.string(), city: z.string(), address: z.string() }),
  steps: z.array(z.object({ name: z.string(), reached: z.boolean(), at: z.nullable(Instant) })),
  events: z.array(z.object({ at: Instant, status: openCode(ORDER_STATUSES), note: z.string() })),
  createdAt: Instant,
  placedAt: z.nullable(Instant),
  ...charges,
});
export type OrderDetails = z.infer<typeof OrderDetails>;
export const OrderDetailsReply = replyOf(OrderDetails);

export const OrderSummary = z.object({
  uuid: z.uuid(),
  orderId: described(z.string(), "The order number shown to people"),
  status: openCode(ORDER_STATUSES),
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
    missing: described(z.array(z.string()), "Names of products and add-ons that are no longer sold"),
    repriced: described(
      z.array(z.object({ name: z.string(), was: Rupees, now: Rupees })),
      "Products and add-ons whose price has changed since",
    ),
    messages: described(
      z.array(z.object({ skuid: z.string(), message: z.string() })),
      "Messages on the cakes: one for all pieces of a SKU, or one for each piece where they differ",
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
      "Add-ons of the order. A cart holds none: send them with the new order",
    ),
    receiver: described(
      z.nullable(
        z.object({
          name: z.string(),
          phone: z.string(),
          altPhone: z.string(),
          address: z.string(),
          addressType: openCode(ADDRESS_TYPES),
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
  status: openCode(ORDER_STATUSES),
  paid: z.boolean(),
  updatedAt: Instant,
  refunds: described(z.array(openCode(REFUND_STATUSES)), "The stages of its refunds"),
});
export type OrderState = z.infer<typeof OrderState>;
