import { createContext, type MiddlewareFunction, redirect } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { servicesContext } from "../../request-context.ts";
import { accountPath } from "../../session/account-path.ts";

/** Whose account this is. Set by the guard before any loader or action of the area runs; without it, reading throws. */
export const holderContext = createContext<Session>();

/**
 * The one door of `/account`: every page and every form of it comes through here, so that none can forget to ask.
 * A visitor is sent to sign in, and comes back to the page that they asked for.
 */
export const guardAccount: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const session = await context.get(servicesContext).identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(`${url.pathname}${url.search}`));
  context.set(holderContext, session);
};
