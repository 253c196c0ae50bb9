import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { insertUser, selectUserId } from "./accounts.queries.ts";

/**
 * The account with this e-mail, made without a password if there is none: its holder signs in with a code by e-mail.
 * An account that exists keeps its name and phone. Runs in the caller's transaction.
 */
export async function addCustomer(
  services: Pick<Services, "db">,
  { name, phone, email }: { name: string; phone: string; email: string },
): Promise<string> {
  await insertUser(services.db, { id: randomId("usr"), name, phone, email });
  const userId = await selectUserId(services.db, email);
  if (!userId) throw new Error("the account of a caller was not written");
  return userId;
}
