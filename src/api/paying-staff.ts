import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import type { Services } from "../shop/services.ts";
import { countCall } from "./limit.ts";
import { requireForStaff, staffOf } from "./staff-caller.ts";

/** Limits the refunds of one person through all their programs, and so the loss by a faulty program. */
const MONEY_LIMIT = { max: 60, seconds: 60 * 60 };

/**
 * Returns the caller of a call that gives money back: a token needs `refunds:write`, a session a recent
 * re-authentication. Counts the call.
 */
export async function payingStaff(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const staff = await staffOf(request);
  requireForStaff(staff, services, { scope: "refunds:write", reauthentication: "strict" });
  await countCall(services, reply, { ...MONEY_LIMIT, name: `money-back:${staff.userId}` });
  return staff;
}
