import { z } from "zod";

/** An address for the newsletter, in lower case. */
export const NewsletterEmail = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email("Please enter an e-mail address, such as asha@example.com.")
      .max(254, "Please enter a shorter e-mail address."),
  );
