import { z } from "zod";
import { identifier, line } from "../../shop/basics/text-fields.ts";
import { LONGEST_REASON, MOST_AREAS } from "../../shop/delivery/blackouts/blackout.inputs.ts";
import { MOST_FEE, MOST_WINDOW_MINUTES } from "../../shop/delivery/rules/option-settings.ts";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { MOST_WINDOWS } from "../../shop/delivery/rules/window-list.ts";
import { InstantField, VersionField, WholeNumber } from "../request-fields.ts";

const TimeOfDay = z.int().min(0).max(1439).describe("Minutes after midnight in India");
const EndOfWindow = z
  .int()
  .min(1)
  .max(1440)
  .describe("Minutes after midnight in India; 1440 is the next one");
const KitchenId = identifier({ most: 40, unknown: "There is no such kitchen." });
const Option = z.enum(DELIVERY_OPTIONS);

export const NewBlackoutBody = z
  .object({
    key: z
      .uuid()
      .toLowerCase()
      .describe("Made by the program, once for each. A repeat with the same one closes nothing twice"),
    startsAt: InstantField,
    endsAt: InstantField.nullable().describe("Null pauses until it is ended"),
    kitchen: KitchenId.nullable().default(null).describe("Null closes all"),
    option: Option.nullable().default(null).describe("Null closes all"),
    startMinute: TimeOfDay.nullable()
      .default(null)
      .describe("Start of one window of the option, in minutes after midnight in India"),
    areas: z
      .array(line({ least: 1, most: 60 }))
      .max(MOST_AREAS)
      .default([])
      .describe("Pincodes, or names of areas; none closes all"),
    reason: line({ least: 1, most: LONGEST_REASON }),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    ...{ path: ["endsAt"], message: "must be after `startsAt`" },
  })
  .refine(({ option, startMinute }) => startMinute === null || option !== null, {
    ...{ path: ["option"], message: "is needed with `startMinute`" },
  });

export const BlackoutParams = z.object({ id: WholeNumber });

export const OptionParams = z.object({ option: Option });

const Fee = z
  .number()
  .describe("Rupees")
  .min(0)
  .max(MOST_FEE / 100)
  .refine((rupees) => Number.isInteger(Math.round(rupees * 1e6) / 1e4), "must have two decimals at most");
const WindowMinutes = z.int().min(0).max(MOST_WINDOW_MINUTES).nullable().describe("Null for no limit");

const DayWindow = z
  .object({ startMinute: TimeOfDay, endMinute: EndOfWindow })
  .refine(({ startMinute, endMinute }) => endMinute > startMinute, {
    ...{ path: ["endMinute"], message: "must be after `startMinute`" },
  });

export const OptionPatch = z.object({
  version: VersionField,
  fee: Fee.optional(),
  freeFrom: Fee.nullable().optional().describe("Rupees of the items; null for never"),
  capacity: z.int().min(1).max(999).optional().describe("Orders for each window of a kitchen and day"),
  ovenMinutes: WindowMinutes.optional(),
  decoratorMinutes: WindowMinutes.optional(),
  lastOrderMinutes: z
    .int()
    .min(0)
    .max(1440)
    .optional()
    .describe("Minutes before the window; not of `midnight`"),
  lastOrderAtMinute: TimeOfDay.optional().describe("Minutes after midnight in India; only of `midnight`"),
  windows: z
    .array(DayWindow)
    .min(1)
    .max(MOST_WINDOWS)
    .optional()
    .describe(
      "All windows of the option. They must not overlap; `express` and `midnight` have one. `midnight` is delivered on the evening before, so it starts at 720 or later",
    ),
});
