import { z } from "zod";
import { parseDay } from "../../basics/india-time.ts";
import { tidy, tidyLines } from "../../basics/plain-text.ts";
import { line } from "../../basics/text-fields.ts";
import { blackoutSpan, formMinute } from "../rules/blackout-span.ts";
import { findOption } from "../rules/find-option.ts";
import type { DeliveryOption } from "../rules/options.ts";

const Day = z
  .string()
  .overwrite(tidy)
  .transform((text, context) => {
    const day = parseDay(text);
    if (day) return day;
    context.addIssue({ code: "custom", message: "Please choose a day." });
    return z.NEVER;
  });
const OptionalDay = z.union([z.literal("").transform(() => null), Day]);

/** A time of the day as a form sends it, in minutes; null if it is empty. */
const Time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d(:00)?)?$/, "Please enter a time, such as 6:00 PM.")
  .transform(formMinute);

/** All windows (empty), those of an option (`standard`), or one of them (`standard 540`). */
const Windows = z
  .string()
  .max(30)
  .overwrite(tidy)
  .transform((text, context): { option: DeliveryOption | null; startMinute: number | null } => {
    const [, name = "", minute] = /^([a-z-]*)(?: (\d{1,4}))?$/.exec(text) ?? [];
    const option = findOption(name);
    if (text === "") return { option: null, startMinute: null };
    if (option && Number(minute ?? 0) < 1440)
      return { option, startMinute: minute === undefined ? null : Number(minute) };
    context.addIssue({ code: "custom", message: "Please choose what is closed." });
    return z.NEVER;
  });

export const MOST_AREAS = 50;
export const LONGEST_REASON = 120;

/** Pincodes and names of areas, between commas or on lines of their own. */
const Areas = z
  .string()
  .max(4_000, "Please name fewer pincodes.")
  .overwrite(tidyLines)
  .transform((text) => [
    ...new Set(
      text
        .split(/[,;\n]/)
        .map((part) => part.trim().replace(/\s+/g, " "))
        .filter(Boolean),
    ),
  ])
  .refine((areas) => areas.length <= MOST_AREAS, `Please name at most ${MOST_AREAS} pincodes or areas.`);

/** The form of a blackout. Without times it closes whole days; without a last day, one. */
export const BlackoutForm = z
  .object({
    kitchen: z
      .string()
      .max(40)
      .transform((id) => id || null),
    windows: Windows,
    from: Day,
    fromTime: Time,
    until: OptionalDay,
    untilTime: Time,
    areas: Areas,
    reason: line({ least: 1, most: LONGEST_REASON, missing: "Please say why. The staff reads it." }),
  })
  .transform(({ kitchen, windows, from, fromTime, until, untilTime, areas, reason }, context) => {
    const days = { from, fromMinute: fromTime, until, untilMinute: untilTime };
    const { startsAt, endsAt } = blackoutSpan(days);
    if (endsAt > startsAt) return { kitchenId: kitchen, ...windows, areas, reason, startsAt, endsAt };
    context.addIssue({
      ...{ code: "custom", path: [untilTime === null ? "until" : "untilTime"] },
      message: "This must be after the beginning.",
    });
    return z.NEVER;
  });
export type BlackoutForm = z.output<typeof BlackoutForm>;
