import { z } from "zod";
import { line } from "../shop/basics/text-fields.ts";
import { Receiver } from "../shop/orders/receivers/receiver.inputs.ts";
import { AskedRupees, DayField } from "./request-fields.ts";

export const CancelBody = z.object({
  refund: AskedRupees.describe("The quoted refund. If it has changed, nothing is cancelled"),
  coins: z.number().int().min(0),
});

export const NewSlotsQuery = z.object({ date: DayField });

export const RescheduleBody = z.object({
  deliveryDate: DayField,
  deliveryType: line({ least: 1, most: 40 }),
  deliveryTime: line({ least: 1, most: 60 }),
  refund: AskedRupees.describe("The listed refund. If it has changed, nothing is moved"),
});

export const ReceiverBody = Receiver;
export type ReceiverBody = z.input<typeof ReceiverBody>;
