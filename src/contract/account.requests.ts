import { z } from "zod";
import { CodeField, CredentialBody, NewPassword, ProfileChange } from "../shop/accounts/accounts.inputs.ts";
import { EmailAddress } from "../shop/basics/email.ts";

export { CredentialBody, ProfileChange };

export const SessionParams = z.object({ id: z.string().max(60) });

export const EndSessionsBody = z.object({ keepThis: z.boolean() });

export const PasswordBody = z.object({ password: NewPassword });

export const NewEmailBody = z.object({ newEmail: EmailAddress });

export const ConfirmEmailBody = z.object({ newEmail: EmailAddress, code: CodeField });

export const NewsletterBody = z.object({ wanted: z.boolean() });

export const EraseBody = z.object({ confirm: z.literal("ERASE") });
