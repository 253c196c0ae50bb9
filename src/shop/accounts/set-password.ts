import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { writeNotice } from "./account-notices.ts";
import { hasPassword, selectUser, upsertPassword } from "./accounts.queries.ts";
import { deleteSessions } from "./sessions.queries.ts";

/**
 * Sets an account's first or new password, ends all other sessions and notifies the owner. The caller has checked a
 * `strict` re-authentication.
 */
export async function setPassword(
  services: Services,
  { userId, sessionId, password }: { userId: string; sessionId: string; password: string },
): Promise<{ isFirst: boolean }> {
  const hash = await services.identity.hashPassword(password);
  const isFirst = await services.db.transaction(async (tx) => {
    const user = await selectUser(tx, userId);
    if (!user) throw new Error("the account of a session does not exist");
    const first = !(await hasPassword(tx, userId));
    const credential = { id: randomId("crd"), userId, accountId: userId, providerId: "credential" };
    await upsertPassword(tx, { ...credential, password: hash, updatedAt: services.clock() });
    await deleteSessions(tx, userId, sessionId);
    const notice = first ? "password-set" : "password-changed";
    await writeNotice({ ...services, db: tx }, { to: user.email, notice });
    return first;
  });
  return { isFirst };
}
