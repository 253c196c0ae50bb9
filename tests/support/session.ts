import type { Session } from "../../src/shop/accounts/identity.ts";

/** Asha's session, with the given fields changed. She is a customer: tests of staff give `roles`. */
export function testSession({ userId = "asha", name = "Asha", ...fields }: Partial<Session> = {}): Session {
  return {
    sessionId: `session-of-${userId}`,
    userId,
    email: `${userId}@example.com`,
    name,
    firstName: name,
    phone: null,
    roles: [],
    reauthenticatedAt: new Date(),
    signedInAt: new Date(),
    ...fields,
  };
}
