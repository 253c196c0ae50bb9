import { z } from "zod";
import { DELIVERY_OPTIONS } from "../../shop/delivery/rules/options.ts";
import { DayField } from "../request-fields.ts";

export const CapacityQuery = z.object({ from: DayField.describe("The first of seven days") });

const Places = z.int().min(0).max(999);

export const CapacityChange = z.object({
  day: DayField,
  option: z.enum(DELIVERY_OPTIONS),
  startMinute: z
    .int()
    .min(0)
    .max(1439)
    .describe("Start of one window of the option, in minutes after midnight in India"),
  from: Places.describe("`capacity` as the program read it"),
  to: Places.nullable().describe(
    "Orders that the window takes; null for as many as its option normally takes",
  ),
});
