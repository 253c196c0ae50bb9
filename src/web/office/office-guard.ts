import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import type { Session } from "../../shop/accounts/identity.ts";
import type { ReauthenticationLevel } from "../../shop/accounts/rules/reauthentication-levels.ts";
import type { Services } from "../../shop/services.ts";
import { checkReauthentication } from "../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../request-context.ts";
import { accountPath } from "../session/account-path.ts";
import { initialsOf } from "../session/initials.ts";
import { refusedHtml } from "./frame/refused.server.tsx";
import { mayOpen, startOf } from "./office-pages.ts";

/**
 * The session of the member of staff. Set by the guard before any loader or action of the office runs; reading it
 * elsewhere throws.
 */
export const staffContext = createContext<Session>();

/**
 * Guards every page and form of `/admin`. Redirects visitors to sign in. Answers 404 to customers, and to staff
 * without the role, with a page that says so. Staff authenticated more than an hour ago must re-authenticate.
 */
export const guardOffice = guardWith("moderate");

/**
 * Guards the kitchen board. Re-authentication is once a day: a tablet on the wall must not lock itself during baking.
 * Its pages show no money, no customer except the name signed on a gift, and of a receiver only what the role may see.
 */
export const guardKitchen = guardWith("lax");

/** Renders the error page of the office; null for customers. */
function refusedPage({ settings }: Services, { name, email, roles }: Session): { officeHtml: string } | null {
  const officeStart = startOf(roles);
  if (officeStart === null) return null;
  const shownName = name.trim() || email;
  const person = { name: shownName, initials: initialsOf(shownName), roles };
  return { officeHtml: refusedHtml({ officeStart, person, shop: settings }) };
}

function guardWith(level: ReauthenticationLevel): MiddlewareFunction<Response> {
  return async ({ request, url, context }) => {
    const services = context.get(servicesContext);
    const returnPath = `${url.pathname}${url.search}`;
    const session = await services.identity.sessionOf(request.headers);
    if (!session) throw redirect(accountPath(returnPath));
    if (!mayOpen(session.roles, url.pathname)) throw data(refusedPage(services, session), { status: 404 });
    checkReauthentication(session, level, services.clock(), returnPath);
    context.set(staffContext, session);
  };
}
