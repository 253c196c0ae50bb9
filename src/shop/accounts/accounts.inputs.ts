import { z } from "zod";
import { digitsOnly } from "../basics/digits.ts";
import { groupedDigits, line, phoneNumber } from "../basics/text-fields.ts";

/** A phone number in any usual form, India's by default, kept as `+919876543210`. */
export const phone = phoneNumber({ missing: "Please enter a valid phone number." });

export const personName = line({
  ...{ most: 80, tooLong: "Please shorten the name." },
  notPlain: "Please enter the name in plain letters.",
});

/** What a customer tells about themselves once; the contract's register call. */
export const Profile = z.object({
  name: personName.default(""),
  phoneNumber: phoneNumber().default(""),
});

/** An address to keep. The contract sends the line alone; our own checkout sends what belongs to it too. */
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

/** The six digits of a mailed code, however they were typed. */
export const CodeField = z
  .string()
  .max(30)
  .overwrite(digitsOnly)
  .length(6, "Please enter the six digits of the code.");

/** What shows who somebody is: their password, or the code that was mailed to them. */
export const CredentialBody = z.union([
  z.object({ password: z.string().min(1, "Please enter your password.").max(128) }),
  z.object({ code: CodeField }),
]);

/** A password to sign in with from now on. Length is what counts; nothing else is asked of it. */
export const NewPassword = z
  .string()
  .min(8, "Please use at least 8 characters.")
  .max(128, "Please use at most 128 characters.");

/** What a customer changes about themselves. An empty phone takes it away. */
export const ProfileChange = z.object({
  name: personName.min(1, "Please tell us your name."),
  phoneNumber: phoneNumber(),
});
