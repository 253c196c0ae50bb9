import * as z from "zod/mini";
import { LINE_STATES, SETTLED_WITHIN_DAYS } from "../../shop/payments/rules/settlement-line.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode, Rupees } from "../fields.ts";

const settlement = {
  id: z.string(),
  bankReference: described(z.string(), "Empty if the provider names none"),
  settledAt: Instant,
  lineCount: z.int(),
  open: described(z.int(), "Lines that are not matched and not explained"),
  received: Rupees,
  takenBack: described(Rupees, "Refunds, and adjustments to the shop's debit"),
  fees: Rupees,
  taxOnFees: Rupees,
  paidOut: Rupees,
};

const Line = z.object({
  id: described(z.string(), "The provider's: pay_…, rfnd_…, adj_…"),
  kind: described(z.string(), "payment, refund, or another word of the provider's"),
  state: openCode(LINE_STATES),
  at: described(
    Instant,
    "Time of the payment, or of the start of the refund; that of the settlement if the report names none",
  ),
  amount: Rupees,
  fee: Rupees,
  taxOnFee: Rupees,
  paidOut: described(Rupees, "Negative if money was taken back"),
  inBooks: described(z.nullable(Rupees), "The amount in the shop's books; null if they have none"),
  order: described(z.nullable(z.string()), "The order's uuid"),
  explanation: described(z.nullable(z.string()), "The explanation by the staff; null without one"),
});

export const SettlementsReply = replyOf(
  z.object({
    settlements: described(z.array(z.object(settlement)), "The newest first, 30 at a time"),
    next: described(z.nullable(z.string()), "Send it as `after` for the next page; null on the last one"),
    openDifferences: described(z.int(), "Number of open differences in all settlements"),
    unsettled: described(
      z.object({
        count: z.int(),
        oldest: z.array(
          z.object({
            kind: z.enum(["payment", "refund"]),
            ...{ id: z.string(), amount: Rupees, at: Instant, order: z.uuid() },
          }),
        ),
      }),
      `In the shop's books for more than ${SETTLED_WITHIN_DAYS} days, and in no report; the oldest 50`,
    ),
  }),
);

const Settlement = z.object({
  ...settlement,
  lines: described(z.array(Line), "Open ones first, 200 on a page"),
  page: z.int(),
  pages: z.int(),
});
export type SettlementBody = z.infer<typeof Settlement>;

export const SettlementReply = replyOf(Settlement);

const Imported = z.object({
  settlements: described(z.int(), "New settlements"),
  added: described(z.int(), "New lines"),
  known: described(z.int(), "Lines that had been imported before"),
  referenced: described(z.int(), "Settlements that got their bank reference"),
  waiting: described(z.int(), "Lines that are not paid out yet: a later report brings them"),
});

export const ImportedSettlementsReply = replyOf(Imported);
