import { EmailAddress } from "../basics/email.ts";

/** An e-mail for the newsletter, in lower case. */
export const NewsletterEmail = EmailAddress;
