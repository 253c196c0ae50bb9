import { z } from "zod";
import { isPlain, tidy } from "../basics/plain-text.ts";
import { personName, phone } from "./accounts.inputs.ts";
import { ADDRESS_TYPES } from "./rules/address-types.ts";

function line(most: number) {
  return z
    .string()
    .transform(tidy)
    .refine(isPlain, "Please use plain letters.")
    .pipe(z.string().max(most, `Please use at most ${most} letters.`));
}

const required = (field: z.ZodType<string, string>, words: string) =>
  field.refine((text) => text !== "", words);

/** An address as its owner enters it on the account's page. */
export const AddressEntry = z.object({
  name: required(personName, "Please enter the receiver’s name."),
  phone,
  flat: required(line(80), "Please enter flat, floor or house number."),
  street: required(line(150), "Please enter the street and area."),
  landmark: line(60),
  pincode: z
    .string()
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^[1-9]\d{5}$/, "Please enter the six digits of the pincode.")),
  type: z.enum(ADDRESS_TYPES, "Please choose Home, Office or Other."),
});
export type AddressEntry = z.output<typeof AddressEntry>;
