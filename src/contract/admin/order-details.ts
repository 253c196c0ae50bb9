import * as z from "zod/mini";
import { ADDRESS_TYPES } from "../../shop/accounts/rules/address-types.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { DayText, openCode, Rupees } from "../fields.ts";

export const OfficeSlotsReply = replyOf(
  z.object({
    day: DayText,
    slots: z.array(
      z.object({
        type: z.string(),
        time: z.string(),
        charge: described(Rupees, "Delivery charge of this slot"),
        refund: described(Rupees, "Rupees that are refunded to the customer"),
      }),
    ),
    mostPercent: described(z.int(), "Highest percentage that a later cancellation refunds"),
  }),
);

export const OfficeRescheduledReply = replyOf(
  z.object({ uuid: z.uuid(), day: DayText, type: z.string(), time: z.string(), refund: Rupees }),
);

export const OtherKitchensReply = replyOf(
  z.object({
    kitchen: described(z.string(), "The id of the order's present kitchen. Send it as `from`"),
    others: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        placesLeft: described(z.int(), "Number of orders of this size that still fit into the slot"),
      }),
    ),
  }),
);

export const KitchenMoveReply = replyOf(
  z.object({
    uuid: z.uuid(),
    kitchen: z.object({ id: z.string(), name: z.string() }),
    leftRun: described(z.nullable(z.int()), "The number of the run that it has left; null for none"),
  }),
);

export const OfficeReceiverReply = replyOf(
  z.object({
    ...{ uuid: z.uuid(), name: z.string(), phone: z.string(), altPhone: z.string() },
    ...{ address: z.string(), addressType: openCode(ADDRESS_TYPES), pincode: z.string() },
  }),
);

export const ReceiverEditReply = replyOf(z.object({ uuid: z.uuid() }));

export const MessageEditReply = replyOf(z.object({ uuid: z.uuid(), changed: z.boolean() }));

export const ConfirmationAgainReply = replyOf(
  z.object({
    uuid: z.uuid(),
    sent: described(z.boolean(), "False if it was sent before with this number. Then nothing is sent"),
  }),
);
