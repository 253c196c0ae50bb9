import { redirect } from "react-router";
import type { Session } from "../../shop/accounts/identity.ts";
import { isProven, type ProofLevel } from "../../shop/accounts/rules/proof-levels.ts";
import type { Services } from "../../shop/services.ts";
import { accountPath } from "../session/account-path.ts";

/**
 * Who is signed in, and was proven lately enough for this level. For loaders and actions of pages; API calls have
 * `provenCustomer`. A visitor is sent to sign in, and who was proven too long ago to `/account/confirm`; both come
 * back.
 * @param returnTo where to: the page that was asked for, with its search
 */
export async function requireProof(
  services: Services,
  request: Request,
  level: ProofLevel,
  returnTo: string,
): Promise<Session> {
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(returnTo));
  checkProof(session, level, services.clock(), returnTo);
  return session;
}

/** The same for a session that is known already: `returnTo` is where its holder returns to. */
export function checkProof(session: Session, level: ProofLevel, now: Date, returnTo: string): void {
  if (!isProven(session, level, now)) throw redirect(confirmPath(level, returnTo));
}

/** The page that asks for a password or a code, and then leads back. */
export function confirmPath(level: ProofLevel, returnTo: string): string {
  return `/account/confirm?level=${level}&returnTo=${encodeURIComponent(returnTo)}`;
}
