import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, Rupees } from "../fields.ts";

const Blackout = z.object({
  id: z.int(),
  scope: described(z.string(), "Kitchen, option and areas that are closed, in words"),
  time: described(z.string(), "The closed period, in words"),
  reason: z.string(),
  state: z.enum(["now", "later", "over"]),
  endsAt: described(z.nullable(Instant), "Null if it lasts until it is ended"),
});

export const BlackoutsReply = replyOf(
  z.object({
    current: described(z.array(Blackout), "Closed times that run or are to come"),
    past: described(z.array(Blackout), "The latest closed times that are over"),
  }),
);

export const BlackoutReply = replyOf(z.object({ id: z.int() }));

const DeliverySettings = z.object({
  option: z.enum(DELIVERY_OPTIONS),
  name: z.string(),
  version: described(z.int(), "Send it with a change, so that nothing is overwritten unseen"),
  fee: Rupees,
  freeFrom: described(z.nullable(Rupees), "Null for never"),
  lastOrderMinutes: described(z.nullable(z.int()), "Minutes before the window"),
  lastOrderAtMinute: described(z.nullable(z.int()), "A time of the day instead, in minutes"),
  capacity: z.int(),
  ovenMinutes: z.nullable(z.int()),
  decoratorMinutes: z.nullable(z.int()),
  windows: z.array(z.object({ startMinute: z.int(), endMinute: z.int() })),
});
export type DeliverySettings = z.infer<typeof DeliverySettings>;

export const DeliverySettingsReply = replyOf(z.object({ options: z.array(DeliverySettings) }));

export const OptionReply = replyOf(DeliverySettings);
