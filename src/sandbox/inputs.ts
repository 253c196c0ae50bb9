import { z } from "zod";
import { addDays, day } from "../shop/basics/india-time.ts";

const digits = (min: number, max: number) => z.string().regex(new RegExp(`^\\d{${min},${max}}$`));

const notes = z
  .record(z.string(), z.string().max(256))
  .refine((entries) => Object.keys(entries).length <= 15)
  .default({});

/** Checked as Razorpay does, but not applied: the sandbox captures late payments when it settles. */
const Capture = z
  .strictObject({
    capture: z.literal("automatic"),
    capture_options: z.strictObject({
      automatic_expiry_period: z.number().int().min(12),
      manual_expiry_period: z.number().int(),
      refund_speed: z.enum(["normal", "optimum"]),
    }),
  })
  .refine(
    ({ capture_options: { automatic_expiry_period: automatic, manual_expiry_period: manual } }) =>
      manual >= automatic,
  );

export const NewOrder = z.object({
  amount: z.number().int().min(100),
  currency: z.literal("INR"),
  receipt: z.string().max(40).optional(),
  notes,
  payment: Capture.optional(),
});

export const NewRefund = z.object({
  amount: z.number().int().min(100).optional(),
  speed: z.enum(["normal", "optimum"]).default("normal"),
  notes,
});

/** The form of the payment window. */
export const Attempt = z.discriminatedUnion("method", [
  z.object({ order_id: z.string(), method: z.literal("upi"), vpa: z.string().trim().min(3).max(100) }),
  z.object({
    order_id: z.string(),
    method: z.literal("card"),
    card: z.object({
      number: z
        .string()
        .transform((text) => text.replaceAll(" ", ""))
        .pipe(digits(12, 19)),
      expiry_month: z.coerce.number().int().min(1).max(12),
      expiry_year: z.coerce.number().int().min(0).max(2100),
      cvv: digits(3, 4),
      name: z.string().max(100).optional(),
      otp: digits(1, 10).optional(),
    }),
  }),
]);
export type Attempt = z.infer<typeof Attempt>;

/** How many orders a list shows: 1 to 100. */
export const OrderCount = z.coerce.number().int().min(1).max(100).default(10);

const count = (most: number) => z.coerce.number().int().min(0).max(most);

/** A part of the refunds of a payment: 1 to 100 of them. */
export const RefundsQuery = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: count(1_000_000).default(0),
});

/** Lines of the settlements of a month, or of one of its days. */
export const ReconQuery = z.object({
  year: z.coerce.number().int().min(2020).max(2099),
  month: z.coerce.number().int().min(1).max(12),
  day: z.coerce.number().int().min(1).max(31).optional(),
  count: count(1_000).default(10),
  skip: count(1_000_000).default(0),
});

export const ReportQuery = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

/** The days of a month such as `2026-11`, or one of them. */
export function daysOf(month: string, date?: number) {
  const first = day(`${month}-01`);
  if (date) return { from: addDays(first, date - 1), to: addDays(first, date - 1) };
  const next = day(`${addDays(first, 32).slice(0, 7)}-01`);
  return { from: first, to: addDays(next, -1) };
}
