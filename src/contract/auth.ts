import * as z from "zod/mini";

/** `/api/auth`: what pages read of the identity provider's replies, which have no envelope. */
const Done = z.object({ success: z.boolean() });

/** Somebody is signed in. Pages read nothing of it: who it is comes from `/api/me`. */
export const SignedInReply = z.object({});

export const CodeSentReply = Done;

export const SignedOutReply = Done;
