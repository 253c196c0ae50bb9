import { z } from "zod";
import { EmailAddress } from "../basics/email.ts";
import { paragraphs } from "../basics/paragraphs.ts";
import { parsePhone } from "../basics/phone.ts";
import { isPlain, tidy } from "../basics/plain-text.ts";

export const LONGEST_REVIEW = 2_000;

/** What the Client Review form sends; everything is text, and what is missing is empty. */
export const NewReview = z
  .object({
    name: z
      .string()
      .transform(tidy)
      .refine(isPlain, "Please enter your name in plain letters.")
      .pipe(z.string().min(1, "Please enter your name.").max(80, "Please shorten your name.")),
    email: EmailAddress,
    phone: z.string().transform((text, context) => {
      const number = parsePhone(text);
      if (number !== null) return number;
      const message =
        text.trim() === "" ? "Please enter your contact number." : "Please enter a valid contact number.";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
    message: paragraphs({
      most: LONGEST_REVIEW,
      missing: "Please write your message.",
      tooLong: `Please shorten your message to ${LONGEST_REVIEW} characters.`,
      notPlain: "Please write your message in plain text.",
    }),
    /** 1 to 5, or null for a review of the shop without stars. */
    stars: z
      .union([z.literal("").transform(() => null), z.enum(["1", "2", "3", "4", "5"]).transform(Number)], {
        error: "Please choose one to five stars.",
      })
      .default(null),
    /** The SKU whose product it is about; empty for the shop. */
    sku: z
      .string()
      .trim()
      .max(64, "There is no such SKU.")
      .refine(isPlain, "There is no such SKU.")
      .default(""),
  })
  .refine(({ stars, sku }) => stars !== null || sku === "", {
    path: ["stars"],
    message: "Please choose one to five stars.",
  });
export type NewReview = z.output<typeof NewReview>;
