import { z } from "zod";
import { paise } from "../../../basics/money.ts";
import { MOST_LINE_PAISE } from "../../rules/settlement-limits.ts";
import { EntityId, LineKind, Utr } from "../../settlements.inputs.ts";
import { SettlementId } from "./settlement-report.ts";

/** Razorpay's objects in replies and webhooks. Source: its API reference, April 2026. */
const amount = z.coerce.number().int().transform(paise);

export const Order = z.object({
  id: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(["created", "attempted", "paid"]),
});

export const Payment = z
  .object({
    id: z.string(),
    // Null for payments made without an order.
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
    method: z.string().default(""),
  })
  .transform(({ order_id, ...rest }) => ({ ...rest, orderId: order_id ?? "" }));

export const Orders = z.object({ items: z.array(Order) });

export const Payments = z.object({ items: z.array(Payment) });

export const Refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(["pending", "processed", "failed"]),
    // The provider sends an empty array for no notes.
    notes: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(({ payment_id, notes, ...rest }) => ({
    ...rest,
    paymentId: payment_id,
    reference: notes?.refund ?? null,
  }));

export const Refunds = z.object({ items: z.array(Refund) });

const lineAmount = z.coerce.number().int().min(0).max(MOST_LINE_PAISE);
const seconds = z.coerce
  .number()
  .int()
  .positive()
  .transform((at) => new Date(at * 1_000));

/** A line of the settlement recon. Its `fee` includes the tax. */
const SettledLine = z
  .object({
    ...{ entity_id: EntityId, type: LineKind, currency: z.literal("INR") },
    ...{ amount: lineAmount, fee: lineAmount, tax: lineAmount, debit: lineAmount, credit: lineAmount },
    ...{
      settlement_id: SettlementId,
      settlement_utr: Utr.nullish(),
      settled_at: seconds,
      created_at: seconds,
    },
  })
  .refine(({ fee, tax }) => fee >= tax)
  .refine(({ debit, credit }) => debit === 0 || credit === 0)
  .transform((line) => ({
    ...{ entityId: line.entity_id, kind: line.type, amount: paise(line.amount) },
    ...{ fee: paise(line.fee - line.tax), tax: paise(line.tax) },
    ...{ debit: paise(line.debit), credit: paise(line.credit) },
    ...{ settlementId: line.settlement_id, utr: line.settlement_utr ?? "" },
    ...{ settledAt: line.settled_at, occurredAt: line.created_at },
  }));

/** Not paid out yet. */
const WaitingLine = z.object({ settlement_id: z.literal("").nullish() }).transform(() => null);

export const SettledLines = z.object({ items: z.array(z.union([WaitingLine, SettledLine])) });
