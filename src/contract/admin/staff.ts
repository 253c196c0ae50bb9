import * as z from "zod/mini";
import { ROLES } from "../../shop/accounts/rules/roles.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

const roles = z.array(z.enum(ROLES));

export const StaffReply = replyOf(
  z.object({
    staff: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), email: z.string(), roles },
        devices: described(z.int(), "Number of devices on which they are signed in"),
      }),
    ),
    invitations: z.array(z.object({ id: z.string(), email: z.string(), roles, expiresAt: Instant })),
  }),
);

export const InvitedReply = replyOf(z.object({ email: z.string(), roles }));
export const WithdrawnReply = replyOf(z.object({ id: z.string(), email: z.string() }));
export const RolesReply = replyOf(
  z.object({ id: z.string(), changed: described(z.boolean(), "False if they had these roles already") }),
);
export const SignedOutReply = replyOf(
  z.object({ id: z.string(), ended: described(z.int(), "Devices that were signed out") }),
);
