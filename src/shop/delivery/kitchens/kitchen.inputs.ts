import { z } from "zod";
import { STATE_NAMES } from "../../basics/state-names.ts";
import { groupedDigits, line, phoneNumber } from "../../basics/text-fields.ts";
import { FSSAI_OR_NONE, type KitchenFields } from "../rules/kitchen-fields.ts";

/** The form of a kitchen. */
export const KitchenForm = z.object({
  name: line({ least: 2, most: 60, missing: "Please name it." }),
  address: line({ least: 5, most: 160, missing: "Please enter building and street." }),
  city: line({ least: 2, most: 60, missing: "Please enter the city." }),
  pincode: groupedDigits.regex(/^[1-9]\d{5}$/, "Please enter six digits that do not begin with 0."),
  stateCode: z.enum(Object.keys(STATE_NAMES), "Please choose the state."),
  phone: phoneNumber(),
  fssai: groupedDigits.regex(FSSAI_OR_NONE, "Please enter the 14 digits of its licence, or leave it empty."),
}) satisfies z.ZodType<KitchenFields>;
