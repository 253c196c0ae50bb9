import type { Services } from "../services.ts";
import { selectUser } from "./accounts.queries.ts";

export type AccountDetails = {
  name: string;
  email: string;
  phone: string | null;
  /** Has its owner shown that mail to it reaches them? */
  emailVerified: boolean;
  createdAt: Date;
};

/** What a customer has told about themselves. Throws for an account that does not exist: a session needs one. */
export async function getDetails(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<AccountDetails> {
  const user = await selectUser(services.db, userId);
  if (!user) throw new Error("a session without its account");
  return user;
}
