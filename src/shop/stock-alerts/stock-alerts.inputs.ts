import { EmailAddress } from "../basics/email.ts";

/** The recipient of the mail, in lower case. */
export const AlertEmail = EmailAddress;
