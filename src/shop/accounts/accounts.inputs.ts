import { z } from "zod";
import { parsePhone } from "../basics/phone.ts";
import { isPlain, tidy } from "../basics/plain-text.ts";

/** A phone number in any usual form, India's by default, kept as `+919876543210`. */
export const phone = z
  .string()
  .max(30, "Please enter a shorter phone number.")
  .transform((text, context) => {
    const number = parsePhone(text);
    if (number !== null) return number;
    context.addIssue({ code: "custom", message: "Please enter a valid phone number." });
    return z.NEVER;
  });

export const personName = z
  .string()
  .transform(tidy)
  .refine(isPlain, "Please enter the name in plain letters.")
  .pipe(z.string().max(80, "Please shorten the name."));

/** What a customer tells about themselves once; the contract's register call. */
export const Profile = z.object({
  name: personName.default(""),
  phoneNumber: z.union([z.literal(""), phone]).default(""),
});

/** An address to keep. The contract sends the line alone; our own checkout sends what belongs to it too. */
export const NewAddress = z.object({
  address: z
    .string()
    .transform(tidy)
    .refine(isPlain, "Please enter the address in plain letters.")
    .pipe(z.string().min(5, "Please enter the address.").max(300, "Please shorten the address.")),
  pinCode: z.union([z.literal(""), z.string().regex(/^[1-9]\d{5}$/, "must have six digits")]).default(""),
  addressType: z.enum(["Home", "Office", "Other"]).default("Home"),
  name: personName.default(""),
  phone: z.union([z.literal(""), phone]).default(""),
});
export type NewAddress = z.output<typeof NewAddress>;

/** The six digits of a mailed code, however they were typed. */
export const CodeField = z
  .string()
  .max(30)
  .transform((text) => text.replace(/\D/g, ""))
  .pipe(z.string().length(6, "Please enter the six digits of the code."));

/** What shows who somebody is: their password, or the code that was mailed to them. */
export const ProofBody = z.union([
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
  name: personName.pipe(z.string().min(1, "Please tell us your name.")),
  // No union with the empty text: that would say "Invalid input" of a wrong number.
  phoneNumber: z.string().transform((text, context) => {
    if (text.trim() === "") return "";
    const parsed = phone.safeParse(text);
    if (parsed.success) return parsed.data;
    context.addIssue({ code: "custom", message: parsed.error.issues[0]?.message ?? "" });
    return z.NEVER;
  }),
});
