import { z } from "zod";
import { digitsOnly } from "../basics/digits.ts";
import { groupedDigits, line, phoneNumber } from "../basics/text-fields.ts";

/** A phone number in any usual form, Indian by default, stored as `+919876543210`. */
export const phone = phoneNumber({ missing: "Please enter a valid phone number." });

export const personName = line({
  ...{ most: 80, tooLong: "Please shorten the name." },
  notPlain: "Please enter the name in plain letters.",
});

/** Input of the contract's register call. */
export const Profile = z.object({
  name: personName.default(""),
  phoneNumber: phoneNumber().default(""),
});

/** An address to save. The contract sends only the line; our checkout sends the other fields too. */
export const NewAddress = z.object({
  address: line({
    ...{ least: 5, most: 300, missing: "Please enter the address.", tooLong: "Please shorten the address." },
    notPlain: "Please enter the address in plain letters.",
  }),
  pinCode: groupedDigits.regex(/^([1-9]\d{5})?$/, "must have six digits").default(""),
  addressType: z.enum(["Home", "Office", "Other"]).default("Home"),
  name: personName.default(""),
  phone: phoneNumber().default(""),
});
export type NewAddress = z.output<typeof NewAddress>;

/** The six digits of a mailed code, however they are typed. */
export const CodeField = z
  .string()
  .max(30)
  .overwrite(digitsOnly)
  .length(6, "Please enter the six digits of the code.");

/** A credential for re-authentication: the password, or a mailed code. */
export const CredentialBody = z.union([
  z.object({ password: z.string().min(1, "Please enter your password.").max(128) }),
  z.object({ code: CodeField }),
]);

/** A new password. Only its length is restricted. */
export const NewPassword = z
  .string()
  .min(8, "Please use at least 8 characters.")
  .max(128, "Please use at most 128 characters.");

/** Input of the profile form. An empty phone removes it. */
export const ProfileChange = z.object({
  name: personName.min(1, "Please tell us your name."),
  phoneNumber: phoneNumber(),
});

/** The key of a customer in a cursor of the list: microseconds since 1970, and id. */
export const CustomerKey = z.string().regex(/^\d{1,16}~[\w-]{1,64}$/);
