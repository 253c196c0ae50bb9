import { z } from "zod";

/** An e-mail address as people type it, kept in lower case. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email("Please enter an e-mail address, such as asha@example.com.")
      .max(254, "Please enter a shorter e-mail address."),
  );
