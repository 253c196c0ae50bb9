import * as z from "zod/mini";

/** What pages read of the identity provider's replies, which have no envelope. */
export const SignInReply = z.object({});

/** `email-otp/send-verification-otp` and `sign-out`. */
export const DoneReply = z.object({ success: z.boolean() });
