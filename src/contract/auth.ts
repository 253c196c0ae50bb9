import * as z from "zod/mini";

/** `/api/auth`: what pages read of the identity provider's replies, which have no envelope. */
const Done = z.object({ success: z.boolean() });

/** The reply to a sign-in. Pages read nothing of it: they read the person from `/api/me`. */
export const SignedInReply = z.object({});

export const CodeSentReply = Done;

export const SignedOutReply = Done;
