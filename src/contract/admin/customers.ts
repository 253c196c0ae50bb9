import * as z from "zod/mini";
import { KIND_NAMES } from "../../shop/complaints/rules/complaint-kinds.ts";
import { COMPLAINT_LIFE } from "../../shop/complaints/rules/complaint-lifecycle.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { COIN_REASONS } from "../../shop/rewards/rules/coin-reasons.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, Instant, openCode, Rupees } from "../fields.ts";

export const AdminCustomersReply = replyOf(
  z.object({
    customers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
  }),
);

const AdminCustomer = z.object({
  ...{ id: z.string(), name: z.string(), email: z.string() },
  emailVerified: described(z.boolean(), "They have confirmed that mail to it arrives"),
  phone: z.nullable(z.string()),
  since: Instant,
  addresses: described(z.int(), "Number of saved addresses"),
  orders: z.object({
    paid: described(z.int(), "Number of orders that were paid and not cancelled"),
    worth: described(Rupees, "Rupees paid for them, less refunds"),
    newest: z.array(
      z.object({
        ...{ uuid: z.uuid(), number: z.string(), status: openCode(ORDER_STATUSES) },
        ...{ day: DayText, total: Rupees },
      }),
    ),
  }),
  coins: z.object({
    balance: z.int(),
    newest: z.array(
      z.object({
        ...{ at: Instant, reason: openCode(COIN_REASONS) },
        amount: described(z.int(), "Below zero for coins that were spent or taken back"),
        balance: described(z.int(), "Balance after this entry"),
        order: described(z.nullable(z.uuid()), "The order that caused it"),
      }),
    ),
  }),
  complaints: described(
    z.array(
      z.object({
        ...{ ticket: z.string(), kind: openCode(KIND_NAMES), at: Instant },
        status: openCode(Object.keys(COMPLAINT_LIFE.moves)),
      }),
    ),
    "About the orders shown, the newest first",
  ),
});
export type AdminCustomer = z.infer<typeof AdminCustomer>;
export const AdminCustomerReply = replyOf(AdminCustomer);
