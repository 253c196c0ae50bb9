import { namePeople } from "../accounts/accounts.reads.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import { selectTokens } from "./access-tokens.queries.ts";
import type { TokenScope } from "./rules/token-scopes.ts";

/** Far more than a shop has. */
const MOST_LISTED = 500;

export type ListedToken = {
  id: string;
  name: string;
  scopes: TokenScope[];
  /** The name of its holder; null for the reader's own tokens. */
  holder: string | null;
  createdAt: Date;
  expiresAt: Date;
  isExpired: boolean;
  lastUsedAt: Date | null;
};

/** The tokens of a member of staff; all tokens for those who may change roles. */
export async function listAccessTokens(
  services: Pick<Services, "db" | "clock">,
  { staff }: { staff: Session },
): Promise<ListedToken[]> {
  const person = may(staff.roles, "change roles") ? null : staff.userId;
  const rows = await selectTokens(services.db, { person, limit: MOST_LISTED });
  const others = rows.map(({ userId }) => userId).filter((userId) => userId !== staff.userId);
  const names = await namePeople(services, { userIds: others });
  const now = services.clock();
  return rows.map(({ userId, ...token }) => ({
    ...token,
    holder: userId === staff.userId ? null : (names.get(userId) ?? ""),
    isExpired: token.expiresAt <= now,
  }));
}
