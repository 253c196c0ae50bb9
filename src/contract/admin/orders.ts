import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { PHOTO_ANSWERS } from "../../shop/orders/rules/cake-photo.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { PAYMENT_LIFE } from "../../shop/payments/rules/payment-lifecycle.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, Instant, openCode, Rupees } from "../fields.ts";

const WITHOUT_SCOPE = "null without the scope `customers:read`, and for those who do not see receivers";

const Line = z.object({
  SKU: z.string(),
  name: z.string(),
  flavour: z.string(),
  weight: described(z.string(), "Weight or size as shoppers see it; empty for an add-on"),
  eggless: described(z.nullable(z.boolean()), "Null for products that are not food, and for add-ons"),
  quantity: z.int(),
  message: described(z.nullable(z.string()), `Message piped on this cake; empty for none, ${WITHOUT_SCOPE}`),
});

const order = {
  uuid: z.uuid(),
  number: described(z.string(), "The order number shown to people"),
  status: openCode(ORDER_STATUSES),
  day: described(DayText, "The day on which it is made and delivered"),
  option: z.enum(DELIVERY_OPTIONS),
  hours: described(z.string(), "The promised hours in words"),
  kitchen: z.object({ id: z.string(), name: z.string() }),
  area: described(z.string(), "Area and pincode of the address"),
  lines: z.array(Line),
};

export const AdminOrderSummary = z.object({
  ...order,
  late: described(z.boolean(), "Overdue: still open after its promised time"),
  placedAt: z.nullable(Instant),
  total: described(z.nullable(Rupees), "Null for those who do not see money"),
  receiver: described(
    z.nullable(
      z.object({
        name: z.string(),
        phone: described(z.string(), "Empty for those who do not see it"),
        email: described(z.string(), "The customer's; empty for those who do not see it"),
      }),
    ),
    `The receiver; ${WITHOUT_SCOPE}`,
  ),
});
export type AdminOrderSummary = z.infer<typeof AdminOrderSummary>;

export const AdminOrdersReply = replyOf(
  z.object({
    orders: z.array(AdminOrderSummary),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);

export const AdminOrder = z.object({
  ...order,
  failedAttempts: z.int(),
  confirmationsResent: described(
    z.nullable(z.int()),
    "Number of times that its confirmation was mailed again; null if that is not possible, or the caller may not",
  ),
  events: described(
    z.array(z.object({ at: Instant, status: openCode(ORDER_STATUSES), by: z.string() })),
    "Oldest first",
  ),
  cakePhotos: described(
    z.array(
      z.object({
        id: described(z.string(), "For `GET /api/admin/orders/{uuid}/cake-photos/{id}`"),
        takenAt: Instant,
        answer: described(z.nullable(openCode(PHOTO_ANSWERS)), "Null until the customer answers"),
        wish: described(
          z.nullable(z.string()),
          `The change that the customer wishes; empty for none, ${WITHOUT_SCOPE}`,
        ),
      }),
    ),
    "Photos of the finished cake that the customer has, the newest last; none for those who do not see them",
  ),
  money: described(
    z.nullable(
      z.object({
        items: Rupees,
        addOns: Rupees,
        delivery: Rupees,
        coins: described(z.int(), "Coins spent, each worth a rupee"),
        total: Rupees,
        paymentStatus: openCode(PAYMENT_LIFE.states),
        paymentMethod: z.nullable(z.string()),
        refunded: described(Rupees, "Requested, sent and processed refunds"),
      }),
    ),
    "Null for those who do not see money",
  ),
  receiver: described(
    z.nullable(
      z.object({
        name: z.string(),
        address: described(z.nullable(z.string()), "Null for those who do not see it"),
        phones: described(
          z.array(z.string()),
          "Phone numbers, the first to call first; empty for those who do not see them",
        ),
        email: described(z.nullable(z.string()), "The customer's; null for those who do not see it"),
      }),
    ),
    `The receiver; ${WITHOUT_SCOPE}`,
  ),
});
export type AdminOrder = z.infer<typeof AdminOrder>;
export const AdminOrderReply = replyOf(AdminOrder);
