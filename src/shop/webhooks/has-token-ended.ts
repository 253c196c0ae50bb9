import { findToken } from "../access-tokens/access-tokens.reads.ts";
import { getRoles } from "../accounts/accounts.reads.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Services } from "../services.ts";
import type { Endpoint } from "./endpoints.queries.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";

/**
 * Whether the token by which a program set an endpoint is revoked or over, or its holder may not manage endpoints any
 * more. False for what was set on screen.
 */
export async function hasTokenEnded(
  services: Pick<Services, "db" | "clock">,
  { tokenId }: Pick<Endpoint, "tokenId">,
): Promise<boolean> {
  if (tokenId === null) return false;
  const token = await findToken(services, { id: tokenId });
  if (!token) return true;
  const roles = await getRoles(services, { userId: token.userId });
  return !may(roles, "use access tokens") || webhookManagerOf(roles) === undefined;
}
