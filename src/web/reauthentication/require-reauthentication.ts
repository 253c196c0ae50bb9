import { redirect } from "react-router";
import type { Session } from "../../shop/accounts/identity.ts";
import {
  isReauthenticated,
  type ReauthenticationLevel,
} from "../../shop/accounts/rules/reauthentication-levels.ts";
import type { Services } from "../../shop/services.ts";
import { accountPath } from "../session/account-path.ts";

/**
 * The session, if it was re-authenticated recently enough for this level. For loaders and actions; API calls use
 * `reauthenticatedCustomer`. Redirects a visitor to sign in, and anyone else to `/account/confirm`.
 * @param returnTo the page that both lead back to, with its search
 */
export async function requireReauthentication(
  services: Services,
  request: Request,
  level: ReauthenticationLevel,
  returnTo: string,
): Promise<Session> {
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(returnTo));
  checkReauthentication(session, level, services.clock(), returnTo);
  return session;
}

/** As `requireReauthentication`, for a session that is already loaded. */
export function checkReauthentication(
  session: Session,
  level: ReauthenticationLevel,
  now: Date,
  returnTo: string,
): void {
  if (!isReauthenticated(session, level, now)) throw redirect(confirmPath(level, returnTo));
}

/** URL of the page that asks for a password or a code, and then leads back. */
export function confirmPath(level: ReauthenticationLevel, returnTo: string): string {
  return `/account/confirm?level=${level}&returnTo=${encodeURIComponent(returnTo)}`;
}
