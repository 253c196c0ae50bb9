import * as z from "zod/mini";
import { DELIVERY_OPTIONS } from "../shop/delivery/rules/options.ts";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { DayText, extensible, openCode, Rupees } from "./fields.ts";

/** Does a day or a slot take another order? */
const Openness = extensible(["open", "full", "closed"], "closed");

/** The shop's own date and hour, by which its pages decide what today still offers. */
const shopNow = { today: DayText, hour: /* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(23)) };

/** `Yes` or `No` by the name of each delivery option; `success` is false for a pincode that is not served. */
export const PincodeReply = replyOf(z.nullable(z.record(z.string(), z.string())));

/** A place that the shop delivers to. */
const Area = z.object({ pincode: z.string(), area: z.string(), city: z.string() });
export type Area = z.infer<typeof Area>;
export const AreaReply = replyOf(z.nullable(Area));

export const SlotLabelsReply = replyOf(z.array(z.array(z.string())));

const Slot = z.object({
  label: z.string(),
  startMinute: z.int(),
  endMinute: z.int(),
  placesLeft: z.int(),
  capacity: z.int(),
  state: Openness,
});
export type Slot = z.infer<typeof Slot>;

export const WindowsReply = replyOf(
  z.object({
    ...shopNow,
    kitchen: described(
      z.object({ name: z.string(), address: z.string(), city: z.string(), pincode: z.string() }),
      "The kitchen that makes the order, and where a Pickup order is collected",
    ),
    options: z.array(
      z.object({
        option: openCode(DELIVERY_OPTIONS),
        name: z.string(),
        fee: Rupees,
        freeFrom: described(z.nullable(Rupees), "Goods value from which delivery is free"),
        slots: z.array(Slot),
      }),
    ),
  }),
);
export type WindowsReply = z.infer<typeof WindowsReply>;

const DayOffer = z.object({ date: DayText, state: Openness, slotsLeft: z.int() });
export type DayOffer = z.infer<typeof DayOffer>;

export const DaysReply = replyOf(
  z.object({
    ...shopNow,
    days: z.array(DayOffer),
  }),
);
export type DaysReply = z.infer<typeof DaysReply>;

const earliestSlots = z.array(
  z.object({
    leadHours: described(z.int(), "Hours that it takes to make"),
    date: DayText,
    arrivesOn: described(DayText, "For Midnight the evening before its date"),
    option: openCode(DELIVERY_OPTIONS),
    label: z.string(),
    startMinute: z.int(),
    endMinute: z.int(),
    placesLeft: z.int(),
    capacity: z.int(),
    fee: Rupees,
  }),
);

export const EarliestReply = replyOf(
  z.object({
    ...shopNow,
    earliest: described(earliestSlots, "Slots of all options but Pickup"),
    earliestPickup: earliestSlots,
    reach: described(
      z.nullable(z.int()),
      "The longest lead time, in hours, that still makes the requested slot; null if none does",
    ),
  }),
);
export type EarliestReply = z.infer<typeof EarliestReply>;
