import { z } from "zod";
import { line, phoneNumber } from "../../basics/text-fields.ts";
import { receiverEmail } from "./gift.inputs.ts";

const text = (what: string, least: number, most: number) =>
  line({
    ...{ least, most, missing: `Please enter ${what}.` },
    tooLong: `Please shorten ${what} to ${most} characters.`,
    notPlain: `Please enter ${what} in plain letters.`,
  });

/** The receiver of an order and the address: the fields of the contract's order payload. */
export const receiverFields = {
  name: text("the name of the person who receives it", 1, 80),
  phone: phoneNumber({ missing: "Please enter a valid phone number." }),
  altPhone: phoneNumber().default(""),
  address: text("the address", 5, 300),
  addressType: z.enum(["Home", "Office", "Other"], { error: "Please choose Home, Office or Other." }),
};

/** Another receiver for an order that is paid already. Its pincode stays. */
export const Receiver = z.object({
  ...receiverFields,
  receiverEmail: receiverEmail
    .optional()
    .describe(
      "E-mail for mails about a gift that is no surprise. Left out, the former one stays, unless name and phone both change",
    ),
});

export type Receiver = z.output<typeof Receiver>;
