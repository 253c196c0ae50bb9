import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Instant } from "./fields.ts";

/** The levels for which the last re-authentication still counts, and the ways to renew it. */
export const ReauthenticationReply = replyOf(
  z.object({
    email: described(z.string(), "E-mail that a code is sent to"),
    hasPassword: z.boolean(),
    hosted: z.nullable(z.object({ label: z.string() })),
    proven: z.object({ strict: z.boolean(), moderate: z.boolean(), lax: z.boolean() }),
  }),
);
export type ReauthenticationReply = z.infer<typeof ReauthenticationReply>;

export const ReauthenticationCodeReply = replyOf(z.object({ email: z.string() }));

export const SessionsReply = replyOf(
  z.array(
    z.object({
      id: z.string(),
      isThis: z.boolean(),
      device: described(z.string(), "In plain words"),
      address: described(z.string(), "IP address of its last request"),
      signedInAt: Instant,
      seenAt: described(Instant, "Time of its last request, accurate to a few minutes"),
    }),
  ),
);

export const EndedSessionsReply = replyOf(z.object({ ended: z.int() }));

export const NewsletterReply = replyOf(
  described(z.enum(["on", "pending", "off"]), "pending: a mail has asked for confirmation"),
);
