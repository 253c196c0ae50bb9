import { z } from "zod";
import { line } from "../../basics/text-fields.ts";
import { DELIVERY_OPTIONS } from "../rules/options.ts";
import type { PincodeFields } from "../rules/pincode-fields.ts";
import { LONGEST_AREA } from "../rules/pincode-list.ts";

/** The form of a pincode. */
export const PincodeForm = z.object({
  area: line({ least: 1, most: LONGEST_AREA, missing: "Please name the area." }),
  options: z
    .array(z.enum(DELIVERY_OPTIONS))
    .min(1, "Please tick at least one. To end delivery there, take the pincode out of service.")
    .max(DELIVERY_OPTIONS.length)
    .transform((ticked) => DELIVERY_OPTIONS.filter((option) => ticked.includes(option))),
}) satisfies z.ZodType<PincodeFields>;
