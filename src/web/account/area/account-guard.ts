import { createContext, type MiddlewareFunction } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { requireReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";

/** Whose account this is. Set by the guard before any loader or action of the area runs; without it, reading throws. */
export const holderContext = createContext<Session>();

/**
 * The one door of `/account`: every page and every form of it comes through here, so that none can forget to ask.
 * A visitor is sent to sign in, who was proven more than a day ago to prove it again; both come back to the page
 * that they asked for.
 */
export const guardAccount: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const services = context.get(servicesContext);
  context.set(
    holderContext,
    await requireReauthentication(services, request, "lax", `${url.pathname}${url.search}`),
  );
};
