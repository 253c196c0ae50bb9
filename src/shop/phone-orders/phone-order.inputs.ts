import { z } from "zod";
import { EmailAddress } from "../basics/email.ts";
import { identifier, line, phoneNumber } from "../basics/text-fields.ts";

const phone = phoneNumber({ missing: "Please enter the caller’s phone number." });

/** A caller whom the shop does not know yet. */
export const NewCaller = z.object({
  phone,
  callerName: line({ least: 1, most: 80, missing: "Please enter the caller’s name." }),
  email: EmailAddress,
});

export type NewCaller = z.output<typeof NewCaller>;

/** The account of a caller who has ordered with this number. */
export const KnownCaller = z.object({
  phone,
  userId: identifier({ most: 64, unknown: "Please look up the caller again." }),
});

export type Caller = NewCaller | z.output<typeof KnownCaller>;

/** The phone number and product that a caller names while the order is taken. Either may be missing. */
export const CallNotes = z.object({
  phone: phoneNumber({ wrong: "This is no phone number yet." }),
  product: line({ most: 60 }),
});
