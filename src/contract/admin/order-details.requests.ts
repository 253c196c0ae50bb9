import { z } from "zod";
import { identifier, line } from "../../shop/basics/text-fields.ts";
import { CakeMessage } from "../../shop/checkout/place-order.inputs.ts";
import { Receiver } from "../../shop/orders/receivers/receiver.inputs.ts";
import { MOST_RESENT } from "../../shop/orders/rules/most-resent.ts";
import { AskedRupees, DayField, WholeNumber } from "../request-fields.ts";

export const OfficeSlotsQuery = z.object({ day: DayField });

export const OfficeReschedule = z.object({
  day: DayField,
  type: line({ least: 1, most: 40 }).describe("`type` of the listed slot"),
  time: line({ least: 1, most: 60 }).describe("`time` of the listed slot"),
  refund: AskedRupees.describe("The listed refund. If it has changed, nothing is moved"),
});

const KitchenId = identifier({ most: 60, unknown: "There is no such kitchen." });

export const KitchenMove = z.object({
  from: KitchenId.describe("The kitchen that the program has read"),
  to: KitchenId,
});

/** As stored: an older order may hold what the shop would not take today. */
const readText = z.string().max(300);

export const ReceiverEdit = z.object({
  from: z
    .object({
      ...{ name: readText, phone: readText, altPhone: readText, address: readText },
      addressType: Receiver.shape.addressType,
    })
    .describe("The receiver that `GET` returned"),
  to: Receiver.omit({ receiverEmail: true }).describe(
    "The whole receiver. Fields that equal `from` are not changed",
  ),
});

export const OrderLineParams = z.object({
  uuid: z.string().max(100),
  line: WholeNumber.describe("The place in `lines` of the order, 0 for the first"),
});

export const MessageEdit = z.object({
  from: z.string().max(1_000).describe("The message that the program has read; empty for none"),
  to: CakeMessage.describe("Empty to remove it"),
});

export const ConfirmationAgain = z.object({
  resent: z
    .int()
    .min(0)
    .max(MOST_RESENT)
    .describe("`confirmationsResent` of the order. A repeat with the same number sends no second mail"),
});
