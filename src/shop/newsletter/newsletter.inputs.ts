import { EmailAddress } from "../basics/email.ts";

/** An address for the newsletter, in lower case. */
export const NewsletterEmail = EmailAddress;
