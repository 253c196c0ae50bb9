import { EmailAddress } from "../basics/email.ts";

/** Where the mail goes, in lower case. */
export const AlertEmail = EmailAddress;
