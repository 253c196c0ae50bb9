import { z } from "zod";
import { parsePhone } from "../basics/phone.ts";
import { isPlain, tidy } from "../basics/plain-text.ts";

const phone = (isNeeded: boolean) =>
  z.string().transform((text, context) => {
    if (!isNeeded && text.trim() === "") return "";
    const number = parsePhone(text);
    if (number !== null) return number;
    context.addIssue({ code: "custom", message: "Please enter a valid phone number." });
    return z.NEVER;
  });

const text = (what: string, least: number, most: number) =>
  z
    .string()
    .transform(tidy)
    .refine(isPlain, `Please enter ${what} in plain letters.`)
    .refine((value) => value.length >= least, `Please enter ${what}.`)
    .refine((value) => value.length <= most, `Please shorten ${what} to ${most} characters.`);

/** Who receives an order, and where: the fields of the contract's order payload. */
export const receiverFields = {
  name: text("the name of the person who receives it", 1, 80),
  phone: phone(true),
  altPhone: phone(false).default(""),
  address: text("the address", 5, 300),
  addressType: z.enum(["Home", "Office", "Other"], { error: "Please choose Home, Office or Other." }),
};

/** Another receiver for an order that is paid already. Its pincode stays. */
export const Receiver = z.object(receiverFields);

export type Receiver = z.output<typeof Receiver>;
