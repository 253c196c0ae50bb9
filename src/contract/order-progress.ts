import * as z from "zod/mini";
import { ADDRESS_TYPES } from "../shop/accounts/rules/address-types.ts";
import { DELIVERY_OPTIONS } from "../shop/delivery/rules/options.ts";
import type { OrderLine } from "../shop/orders/rules/order-line.ts";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { SHEETS } from "../shop/orders/rules/sheets.ts";
import { DayText, extensible, PaiseAmount, Picture, TileColour } from "./fields.ts";

/** Every field of an order's line but its tax, and its picture; null where a drawing stands for it. */
const ShownLine = z.object({
  sku: z.string(),
  sheet: z.enum(SHEETS),
  name: z.string(),
  flavour: z.string(),
  weight: z.string(),
  eggless: z.boolean(),
  unitPaise: PaiseAmount,
  quantity: z.int(),
  totalPaise: PaiseAmount,
  message: z.string(),
  pictureId: z.string(),
  tile: TileColour,
  customised: z.boolean(),
  picture: z.nullable(Picture),
}) satisfies z.ZodMiniType<Omit<OrderLine, "hsn" | "taxRateBp"> & { picture: object | null }>;
export type ShownLine = z.infer<typeof ShownLine>;

const ShownStep = z.object({
  name: z.enum(["Order Placed", "Shipped", "Out For Delivery", "Delivered"]),
  reached: z.boolean(),
  current: z.boolean(),
  when: z.string(),
});
export type ShownStep = z.infer<typeof ShownStep>;

/** A complaint as its customer sees it. */
const ShownComplaint = z.object({
  ticket: z.string(),
  kind: z.string(),
  message: z.string(),
  status: z.string(),
  /** Where it stands, in words. */
  words: z.string(),
  /** Does the shop still owe something? Then the page looks again. */
  isOpen: z.boolean(),
  when: z.string(),
  proofs: z.array(z.object({ href: z.string(), isVideo: z.boolean() })),
  answers: z.array(
    z.object({ id: z.int(), when: z.string(), text: z.string(), refund: z.nullable(PaiseAmount) }),
  ),
});
export type ShownComplaint = z.infer<typeof ShownComplaint>;

/** `/orders/:uuid/progress`: an order as its page shows it, for that page alone. It is no part of the public API. */
export const ShownOrder = z.object({
  uuid: z.string(),
  number: z.string(),
  /** Does its own customer look at it? */
  isOwn: z.boolean(),
  // The specification takes a status that a page does not know for `placed`.
  status: extensible(ORDER_STATUSES, "placed"),
  deliveryOn: DayText,
  slotLabel: z.string(),
  option: z.enum(DELIVERY_OPTIONS),
  lines: z.array(ShownLine),
  steps: z.array(ShownStep),
  /** When it last moved, ISO 8601. */
  updatedAt: z.string(),
  /** Why it came to an end before it arrived; empty when it did not, or nobody said. */
  why: z.string(),
  /** What its customer changed, when that was the last thing that happened; else empty. */
  change: z.string(),
  receiver: z.object({
    name: z.string(),
    phone: z.string(),
    altPhone: z.string(),
    address: z.string(),
    addressType: z.enum(ADDRESS_TYPES),
    pincode: z.string(),
  }),
  /** The receiver's numbers as they are kept, `+919845012345`. */
  numbers: z.object({ phone: z.string(), altPhone: z.string() }),
  /** Where to collect it, or null when it is brought. */
  collectAt: z.nullable(z.string()),
  kitchen: z.string(),
  prices: z.object({
    items: PaiseAmount,
    addOns: PaiseAmount,
    delivery: PaiseAmount,
    coins: PaiseAmount,
    total: PaiseAmount,
  }),
  /** What its customer may change now; nobody else changes anything. */
  changes: z.object({ receiver: z.boolean(), slot: z.boolean(), cancel: z.boolean() }),
  /** Money on its way back, oldest first. */
  refunds: z.array(
    z.object({
      amount: PaiseAmount,
      stage: z.enum(["requested", "sent", "processed", "failed"]),
      words: z.string(),
      /** Where its credit note is fetched, once there is one. */
      creditNote: z.nullable(z.string()),
    }),
  ),
  /** What was complained of, oldest first. */
  complaints: z.array(ShownComplaint),
  /** Where whoever looks at it may complain, and until when; null when they can't. */
  complain: z.nullable(z.object({ href: z.string(), until: z.string() })),
  /** Where its invoice is fetched, by whoever looks at it now; null while nothing was paid. */
  invoice: z.nullable(z.string()),
  /** As people call it: `UPI`, `Card`. Null until it is known. */
  paidBy: z.nullable(z.string()),
});
export type ShownOrder = z.infer<typeof ShownOrder>;
