import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, Rupees } from "../fields.ts";

export const AdminFiguresReply = replyOf(
  z.object({
    days: z.array(
      z.object({
        day: DayText,
        orders: z.int(),
        sales: described(Rupees, "Invoices of the day"),
        refunds: described(Rupees, "Credit notes of the day"),
        tax: described(Rupees, "Tax of its invoices less that of its credit notes"),
      }),
    ),
    hours: z.array(z.object({ hour: described(z.int(), "0 to 23"), orders: z.int(), sales: Rupees })),
  }),
);
