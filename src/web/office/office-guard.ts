import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import type { Session } from "../../shop/accounts/identity.ts";
import { checkReauthentication } from "../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../request-context.ts";
import { accountPath } from "../session/account-path.ts";
import { mayOpen } from "./office-pages.ts";

/** Who of the staff is here. Set by the guard before any loader or action of the office runs; without it, reading throws. */
export const staffContext = createContext<Session>();

/**
 * The one door of `/admin`, for every page and every form of it. A visitor is sent to sign in. For a customer, and
 * for staff whose work it is not, there is no such page. Who was proven more than an hour ago proves it again.
 */
export const guardOffice: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const services = context.get(servicesContext);
  const here = `${url.pathname}${url.search}`;
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(here));
  if (!mayOpen(session.roles, url.pathname)) throw data(null, { status: 404 });
  checkReauthentication(session, "moderate", services.clock(), here);
  context.set(staffContext, session);
};
