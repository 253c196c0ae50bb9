import type { Services } from "../services.ts";
import { selectUser } from "./accounts.queries.ts";
import type { AccountDetails } from "./accounts.reads.ts";
import { countAddresses } from "./customer-list.queries.ts";
import { DELETED_USER } from "./deleted-user.ts";

/** An account with the number of its saved addresses; null for none. The caller has checked permissions. */
export async function findCustomerAccount(
  { db }: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<(AccountDetails & { addressCount: number }) | null> {
  if (userId === DELETED_USER.id) return null;
  const user = await selectUser(db, userId);
  if (!user) return null;
  const { name, email, phone, emailVerified, createdAt } = user;
  return { name, email, phone, emailVerified, createdAt, addressCount: await countAddresses(db, userId) };
}
