import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { PHOTO_ANSWERS } from "../../shop/orders/rules/cake-photo.ts";
import { KITCHEN_COLUMNS, TAPPED_STATUSES } from "../../shop/orders/rules/kitchen-columns.ts";
import { NOTICE_DAYS, NOTICE_KINDS, WITHDRAWALS } from "../../shop/orders/rules/kitchen-notice.ts";
import { URGENCIES } from "../../shop/orders/rules/kitchen-times.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode } from "../fields.ts";

const WITHOUT_SCOPE = "null for a token without the scope `customers:read`";

export const KitchenBoardsReply = replyOf(
  z.object({
    kitchens: described(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          city: z.string(),
          orders: described(z.int(), "Open orders from yesterday's on, with some of the next days"),
        }),
      ),
      "Kitchens that are open or have open orders",
    ),
  }),
);

const Slot = described(z.string(), "The slot in words, with the day if it is not today");

const Line = z.object({
  SKU: z.string(),
  name: z.string(),
  flavour: z.string(),
  weight: described(z.string(), "Weight or size as shoppers see it; empty for an add-on"),
  eggless: described(z.nullable(z.boolean()), "Null for products that are not food, and for add-ons"),
  quantity: z.int(),
  parts: described(z.array(z.string()), "Parts of a combo, in words; empty for other products"),
  requests: described(
    z.nullable(z.array(z.object({ label: z.string(), text: z.string() }))),
    `Requests of the customer: the message as typed, answers of add-ons, photos; ${WITHOUT_SCOPE}`,
  ),
});

const NOTICE = {
  notice: described(z.int(), "Send it to `/api/admin/kitchen/notices/{noticeId}/seen`"),
  kinds: described(z.array(openCode(NOTICE_KINDS)), "Kinds of the changes, the most serious first"),
  at: described(Instant, "Time of the newest change"),
};

const Order = z.object({
  uuid: z.uuid(),
  number: described(z.string(), "The order number shown to people"),
  status: openCode(ORDER_STATUSES),
  column: openCode(KITCHEN_COLUMNS),
  option: z.enum(DELIVERY_OPTIONS),
  slot: Slot,
  hours: described(z.string(), "The promised hours in words"),
  placedAt: z.nullable(Instant),
  startBy: Instant,
  finishBy: described(Instant, "Time at which it must be ready for the rider, or for pickup"),
  promisedAt: Instant,
  minutesLeft: described(z.int(), "Minutes from `at` to the deadline of its column; negative if it is late"),
  urgency: openCode(URGENCIES),
  lines: z.array(Line),
  giftTasks: described(z.nullable(z.array(z.string())), `Tasks for a gift, in words; ${WITHOUT_SCOPE}`),
  photo: described(
    z.nullable(
      z.object({
        answer: described(z.nullable(openCode(PHOTO_ANSWERS)), "Null until the customer answers"),
        wish: described(
          z.nullable(z.string()),
          `The change that the customer wishes; empty for none, ${WITHOUT_SCOPE}`,
        ),
      }),
    ),
    "The newest photo of the cake that the customer has",
  ),
  changes: described(
    z.nullable(z.object(NOTICE)),
    `Changes since the kitchen may have begun, until marked as seen, ${NOTICE_DAYS} days at most; null for none`,
  ),
  next: described(
    z.nullable(openCode(TAPPED_STATUSES)),
    "The status that one tap sets; null if the caller may not, or it takes more than a tap",
  ),
});

const Withdrawn = z.object({
  uuid: z.uuid(),
  number: z.string(),
  why: openCode(WITHDRAWALS),
  column: described(openCode(KITCHEN_COLUMNS), "The column in which it stood"),
  movedTo: described(z.nullable(z.string()), "Its new day and hours in words; null for another reason"),
  ...NOTICE,
  lines: z.array(Line),
});

const Total = z.object({
  ...{
    base: z.string(),
    eggless: z.boolean(),
    weight: z.string(),
    slot: described(z.string(), "The slot of its orders; for Express, the promised hours"),
  },
  quantity: z.int(),
});

const Undo = z.object({
  ...{ uuid: z.uuid(), number: z.string() },
  event: described(z.int(), "Send it to `/api/admin/orders/{uuid}/status/undo`"),
  from: openCode(ORDER_STATUSES),
  to: openCode(ORDER_STATUSES),
  until: Instant,
});

const KitchenBoardBody = z.object({
  kitchen: z.object({ id: z.string(), name: z.string() }),
  at: described(Instant, "Time at which the board was read"),
  slots: described(z.array(z.object({ slot: Slot, orders: z.int() })), "In order of time"),
  orders: described(z.array(Order), "The most urgent first"),
  withdrawn: described(
    z.array(Withdrawn),
    `Orders cancelled or moved after the kitchen may have begun, until marked as seen, ${NOTICE_DAYS} days at most`,
  ),
  totals: described(z.array(Total), "Pieces to bake for the orders that are not begun"),
  undo: described(z.nullable(Undo), "The newest change that the caller can take back"),
});
export type KitchenBoardBody = z.infer<typeof KitchenBoardBody>;

export const NoticeSeenReply = replyOf(
  z.object({ uuid: described(z.uuid(), "The order"), number: z.string() }),
);

export const KitchenBoardReply = replyOf(KitchenBoardBody);
