import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { paise } from "../../basics/money.ts";
import { MOST_FEE, MOST_WINDOW_MINUTES, type OptionSettings } from "../rules/option-settings.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { readWindows } from "../rules/window-list.ts";

/** Rupees as people type them, in paise. */
const Rupees = z
  .string()
  .max(20)
  .overwrite((text) => text.replace(/[₹,\s]/g, ""))
  .regex(/^\d{1,6}(\.\d{1,2})?$/, "Please enter rupees, such as 50.")
  .transform((text) => Math.round(Number(text) * 100))
  .refine((amount) => amount <= MOST_FEE, "Please enter at most ₹10,000.")
  .transform(paise);

const Hours = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, "Please enter hours, such as 3 or 2.5.")
  .transform((text) => Math.round(Number(text) * 60))
  .refine((minutes) => minutes <= 1440, "Please enter at most 24 hours.");

const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, "Please enter a time, such as 5:00 PM.")
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)));

const Capacity = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,2}$/, "Please enter a number from 1 to 999.")
  .transform(Number);

/** Minutes of a window; null if empty. */
const WindowMinutes = z
  .string()
  .trim()
  .max(20)
  .overwrite(asciiDigits)
  .regex(/^\d{0,5}$/, "Please enter whole minutes, such as 240.")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine(
    (minutes) => (minutes ?? 0) <= MOST_WINDOW_MINUTES,
    `Please enter at most ${MOST_WINDOW_MINUTES} minutes.`,
  );

/** The form of an option. Midnight has a time of the day as its last order, the others hours before the window. */
export function optionForm(option: DeliveryOption) {
  const fields = {
    fee: Rupees,
    freeFrom: z.union([
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => null),
      Rupees,
    ]),
    capacity: Capacity,
    ovenMinutes: WindowMinutes,
    decoratorMinutes: WindowMinutes,
    windows: z
      .string()
      .max(1_000, "Please enter fewer windows.")
      .transform((text, context) => {
        const windows = readWindows(text, option);
        if (typeof windows !== "string") return windows;
        context.addIssue({ code: "custom", message: windows });
        return z.NEVER;
      }),
  };
  const settings = ({ fee, freeFrom, ...rest }: z.output<z.ZodObject<typeof fields>>) => ({
    ...{ feePaise: fee, freeFromPaise: freeFrom, ...rest },
  });
  return option === "midnight"
    ? z.object({ ...fields, lastOrder: TimeOfDay }).transform(
        ({ lastOrder, ...rest }): OptionSettings => ({
          ...settings(rest),
          ...{ lastOrderMinutes: null, lastOrderAtMinute: lastOrder },
        }),
      )
    : z.object({ ...fields, lastOrder: Hours }).transform(
        ({ lastOrder, ...rest }): OptionSettings => ({
          ...settings(rest),
          ...{ lastOrderMinutes: lastOrder, lastOrderAtMinute: null },
        }),
      );
}
