import { z } from "zod";
import { QUESTION_KINDS } from "../../catalogue/rules/add-on-question.ts";
import { PRINT_KINDS, PRINT_SHAPES } from "../../catalogue/rules/photo-prints.ts";
import { PHOTO_ANSWERS } from "../../orders/rules/cake-photo.ts";
import type { PricelessLine } from "../../orders/rules/order-line.ts";
import { SHEET_NAMES } from "../../orders/rules/sheet-names.ts";

const At = z.iso.datetime();
const Rupees = z.number().describe("Rupees");

/** All fields of an order line except its looks. The compiler reports a missing one. */
const Item = z.object({
  sku: z.string(),
  sheet: z.enum(SHEET_NAMES),
  name: z.string(),
  flavour: z.string(),
  weight: z.string(),
  eggless: z.boolean().nullable().describe("Null for products that are not food"),
  quantity: z.number().int(),
  message: z.string(),
  photoPrint: z.enum(PRINT_KINDS).nullable().describe("Kind of print of the photos; null for none"),
  photos: z.array(
    z.object({
      id: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      shape: z.enum(PRINT_SHAPES),
      turns: z.number().int().describe("Quarter turns clockwise"),
      x: z.number().int().describe("The printed square, in pixels of the turned photo"),
      y: z.number().int(),
      side: z.number().int(),
      widthMm: z.number().describe("Width of the print in millimetres"),
    }),
  ),
  question: z
    .enum(QUESTION_KINDS)
    .nullable()
    .describe("Kind of the question that the add-on asked; null for none"),
  answer: z.string(),
  parts: z.array(z.string()).describe("Parts of a combo, in words; empty for other products"),
  customised: z.boolean(),
  hsn: z.string().describe("The code of the goods for taxes"),
  taxRateBp: z.number().describe("Hundredths of a percent"),
  price: Rupees,
  total: Rupees,
}) satisfies z.ZodType<Omit<PricelessLine, "pictureId" | "tile"> & { price: number; total: number }>;

const Order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.string(),
  email: z.string().describe("E-mail of the account at the time of the order"),
  orderedAt: At,
  paidAt: At.nullable(),
  deliveryOn: z.iso.date(),
  deliveryType: z.string(),
  deliveryTime: z.string(),
  message: z.string().describe("Empty for none, and 90 days after the order has ended, like the receiver"),
  receiver: z.object({
    name: z.string(),
    phone: z.string(),
    otherPhone: z.string(),
    address: z.string(),
    addressType: z.string(),
    pincode: z.string(),
  }),
  gift: z
    .object({
      anonymous: z.boolean(),
      from: z.string().describe("The name on the card"),
      card: z.string(),
      hidePrices: z.boolean(),
      surprise: z.boolean(),
      receiverEmail: z.string(),
      callPhone: z
        .string()
        .describe("The number that the rider calls in place of the receiver's; empty for the receiver's"),
    })
    .nullable()
    .describe("Null if it was no gift; its texts are erased with the receiver"),
  items: z.array(Item),
  amounts: z.object({
    items: Rupees,
    addOns: Rupees,
    delivery: Rupees,
    coins: z.number().int(),
    total: Rupees,
  }),
  deliveryPhoto: z
    .string()
    .nullable()
    .describe("Address of the photo that closed the delivery, for 90 days; null for none"),
  cakePhotos: z
    .array(
      z.object({
        ...{ at: At, address: z.string() },
        answer: z.enum(PHOTO_ANSWERS).nullable().describe("The answer to it; null for none"),
        wish: z.string().describe("The change that the customer wished; empty for none"),
        answeredAt: At.nullable(),
      }),
    )
    .describe("Photos of the finished cake that the kitchen sent, oldest first, for 90 days"),
  staffNotes: z
    .array(z.object({ at: At, text: z.string() }))
    .describe("Internal notes of the staff about the order, oldest first"),
  wasOnTime: z.boolean().nullable().describe("The answer whether it arrived on time; null for none"),
  history: z.array(z.object({ at: At, status: z.string(), by: z.string(), note: z.string() })),
});

const Payment = z.object({
  orderId: z.uuid(),
  amount: Rupees,
  currency: z.string(),
  status: z.string(),
  method: z.string().nullable(),
  providersOrder: z.string().nullable().describe("Number at the payment provider"),
  providersPayment: z.string().nullable(),
  begunAt: At,
  paidAt: At.nullable(),
  refunds: z.array(
    z.object({
      amount: Rupees,
      reason: z.string(),
      status: z.string(),
      askedAt: At,
      doneAt: At.nullable(),
    }),
  ),
});

/** Everything stored about one customer, without secrets or data of others. */
export const MyData = z.object({
  madeAt: At,
  shop: z.string(),
  profile: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailProven: z.boolean(),
    phone: z.string().nullable().describe("In the form +919876543210"),
    customerSince: At,
    roles: z.array(z.string()).describe("Empty but for staff"),
  }),
  signIn: z.object({
    password: z
      .boolean()
      .describe("Whether one is set. Only its hash is stored, from which it cannot be read"),
    hostedProvider: z.string().nullable(),
    sessions: z
      .array(
        z.object({
          device: z.string(),
          userAgent: z.string(),
          address: z.string(),
          signedInAt: At,
          seenAt: At,
        }),
      )
      .describe("Devices on which the account is signed in now"),
  }),
  addresses: z.array(
    z.object({
      address: z.string(),
      pincode: z.string(),
      type: z.string(),
      name: z.string(),
      phone: z.string(),
    }),
  ),
  orders: z.array(Order).describe("Oldest first"),
  payments: z.array(Payment).describe("Oldest first"),
  complaints: z
    .array(
      z.object({
        ticket: z.string(),
        orderId: z.uuid(),
        kind: z.string(),
        message: z.string(),
        status: z.string(),
        sentAt: At,
        files: z.array(z.object({ type: z.string(), address: z.string() })),
        answers: z.array(
          z.object({
            ...{ at: At, status: z.string(), text: z.string() },
            refund: z.number().nullable().describe("Rupees that were sent back with it; null for none"),
          }),
        ),
      }),
    )
    .describe("Oldest first; photos and videos are at their addresses, for 90 days"),
  coins: z.object({
    balance: z.number().int(),
    entries: z.array(
      z.object({
        amount: z.number().int(),
        balance: z.number().int(),
        reason: z.string(),
        orderId: z.uuid().nullable(),
        at: At,
      }),
    ),
    referralCode: z.string().nullable(),
    friendsBroughtAt: z
      .array(At)
      .describe("Times at which friends used the code, without the friends' names"),
    broughtByAFriendAt: At.nullable(),
  }),
  cart: z.array(z.object({ sku: z.string(), quantity: z.number().int() })),
  viewed: z.array(z.object({ sku: z.string(), at: At })).describe("Newest first"),
  wishList: z.array(z.object({ sku: z.string(), at: At })).describe("Newest first"),
  photos: z
    .array(
      z.object({
        id: z.string(),
        address: z.string(),
        orderId: z.uuid().nullable().describe("The newest order with it"),
        width: z.number().int(),
        height: z.number().int(),
        sentAt: At,
        eraseOn: z.iso.date().describe("From this day on it is erased"),
      }),
    )
    .describe("Photos to be printed, oldest first"),
  reviews: z.array(
    z.object({
      product: z.string().nullable().describe("Null for a review of the shop"),
      orderId: z.uuid().nullable(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      stars: z.number().int().nullable(),
      bought: z.string(),
      status: z.string(),
      rejectedFor: z.string().nullable(),
      photos: z.array(z.object({ address: z.string() })),
      writtenAt: At,
    }),
  ),
  newsletter: z.enum(["on", "pending", "off"]).nullable().describe("Null while the e-mail is not verified"),
  accessTokens: z
    .array(
      z.object({
        name: z.string(),
        scopes: z.array(z.string()),
        createdAt: At,
        expiresAt: At,
        lastUsedAt: At.nullable().describe("Exact to a minute"),
      }),
    )
    .describe("Tokens of a member of staff for programs"),
  savedViews: z
    .array(z.object({ list: z.string(), name: z.string(), query: z.string(), isShared: z.boolean(), at: At }))
    .describe("Filters of lists of the office, of staff only"),
  preparedImport: z
    .object({ fileName: z.string(), at: At })
    .nullable()
    .describe("A table of products that was sent and not imported yet, of staff only; null without one"),
  staffInvitation: z
    .object({ roles: z.array(z.string()), sentAt: At, validUntil: At })
    .nullable()
    .describe("An open invitation to the staff; null without one, and while the e-mail is not verified"),
  stockAlerts: z
    .array(z.object({ sku: z.string(), at: At }))
    .nullable()
    .describe(
      "SKUs for which a mail was requested once they are sold again; null while the e-mail is not verified",
    ),
  mails: z
    .array(z.object({ kind: z.string(), state: z.string(), at: At }))
    .nullable()
    .describe("Sent to this e-mail, oldest first; null while it is not verified"),
});
export type MyData = z.input<typeof MyData>;
