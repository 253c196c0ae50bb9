import { z } from "zod";
import { parseDay } from "../../basics/india-time.ts";
import { findOption } from "../rules/find-option.ts";

const Count = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, "Please enter a number from 0 to 999.")
  .transform(Number);

/** The slot of a kitchen, as the form names it. */
export const SlotField = z
  .string()
  .max(60)
  .regex(/^[\w-]{1,24}~\d{1,4}~\d{4}-\d{2}-\d{2}$/)
  .transform((text, context) => {
    const [name, start, date = ""] = text.split("~");
    const option = findOption(name);
    const onDate = parseDay(date);
    if (option && onDate) return { option, startMinute: Number(start), onDate };
    context.addIssue({ code: "custom", message: "Please choose a window." });
    return z.NEVER;
  });

/** The form of the places in one window of a day. `seen`: the places that its author saw. */
export const SlotCapacityForm = z.object({
  kitchen: z.string().min(1).max(40),
  slot: SlotField,
  seen: Count,
  capacity: Count,
});
export type SlotCapacityForm = z.output<typeof SlotCapacityForm>;
