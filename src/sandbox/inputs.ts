import { z } from "zod";

const digits = (min: number, max: number) => z.string().regex(new RegExp(`^\\d{${min},${max}}$`));

const notes = z
  .record(z.string(), z.string().max(256))
  .refine((entries) => Object.keys(entries).length <= 15)
  .default({});

export const NewOrder = z.object({
  amount: z.number().int().min(100),
  currency: z.literal("INR"),
  receipt: z.string().max(40).optional(),
  notes,
});

export const NewRefund = z.object({
  amount: z.number().int().min(100).optional(),
  speed: z.enum(["normal", "optimum"]).default("normal"),
  notes,
});

/** What the payment window sends. */
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
