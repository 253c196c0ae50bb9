import { z } from "zod";
import { tidy } from "./plain-text.ts";

/** An e-mail address in lower case. */
export const EmailAddress = z
  .string()
  .max(1_000, { error: "Please enter a shorter e-mail address.", abort: true })
  .overwrite(tidy)
  .toLowerCase()
  .pipe(
    z
      .email("Please enter an e-mail address, such as asha@example.com.")
      .max(254, "Please enter a shorter e-mail address."),
  );
