import { z } from "zod";
import { groupedDigits, line } from "../basics/text-fields.ts";
import { personName, phone } from "./accounts.inputs.ts";
import { ADDRESS_TYPES } from "./rules/address-types.ts";

const part = (most: number, missing?: string) =>
  line({
    least: missing === undefined ? 0 : 1,
    most,
    missing,
    tooLong: `Please use at most ${most} letters.`,
  });

/** Input of the address form on the account page. */
export const AddressEntry = z.object({
  name: personName.min(1, "Please enter the receiver’s name."),
  phone,
  flat: part(80, "Please enter flat, floor or house number."),
  street: part(150, "Please enter the street and area."),
  landmark: part(60),
  pincode: groupedDigits.regex(/^[1-9]\d{5}$/, "Please enter the six digits of the pincode."),
  type: z.enum(ADDRESS_TYPES, "Please choose Home, Office or Other."),
});
export type AddressEntry = z.output<typeof AddressEntry>;
