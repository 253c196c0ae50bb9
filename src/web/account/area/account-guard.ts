import { createContext, type MiddlewareFunction } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { requireReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";

/**
 * The session of the account's owner. Set by the guard before any loader or action of the area runs; reading it
 * elsewhere throws.
 */
export const holderContext = createContext<Session>();

/**
 * Guards every page and form of `/account`. Sends a visitor to sign in, and a customer authenticated more than a day
 * ago to re-authenticate; both return to the requested page.
 */
export const guardAccount: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const services = context.get(servicesContext);
  context.set(
    holderContext,
    await requireReauthentication(services, request, "lax", `${url.pathname}${url.search}`),
  );
};
