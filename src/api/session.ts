import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../shop/accounts/identity.ts";
import {
  isReauthenticated,
  type ReauthenticationLevel,
} from "../shop/accounts/rules/reauthentication-levels.ts";
import { isSameSecret } from "../shop/basics/is-same-secret.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";
import { declareSession } from "./openapi.ts";

const CSRF_COOKIE = "XSRF-TOKEN";
const CSRF_HEADER = "x-xsrf-token";
const UNSAFE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Fastify's headers as a Headers object, for the identity provider. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const cookie of [value].flat()) if (cookie !== undefined) headers.append(name, cookie);
  }
  // The provider's rate limits use this header, so the real IP address replaces the client's.
  headers.set("x-forwarded-for", request.ip);
  return headers;
}

/** The session, or null. For calls that serve visitors too. */
export function visitorOf(request: FastifyRequest, services: Services): Promise<Session | null> {
  return services.identity.sessionOf(webHeaders(request));
}

const customers = new WeakMap<FastifyRequest, Promise<Session>>();

/** Refuses visitors in every call of a plugin, before their input is read. */
export function forCustomers(plugin: FastifyInstance, services: Services): void {
  declareSession(plugin);
  plugin.addHook("onRequest", async (request) => {
    await customerOf(request, services);
  });
}

/**
 * Returns the signed-in customer, looked up once per request. 401 without a session; 403 for an unsafe call without the
 * CSRF pair or from another origin. Every call that acts for a person must use this.
 */
export function customerOf(request: FastifyRequest, services: Services): Promise<Session> {
  const customer = customers.get(request) ?? findCustomer(request, services);
  customers.set(request, customer);
  return customer;
}

async function findCustomer(request: FastifyRequest, services: Services): Promise<Session> {
  const session = await visitorOf(request, services);
  if (!session) throw new ApiError(401, "sign-in-needed", "Please sign in first.");
  if (UNSAFE_METHODS.has(request.method)) checkCsrf(request, services);
  return session;
}

/**
 * Like `customerOf`, for a session that was re-authenticated within 10, 60 or 1440 minutes. Otherwise 403 `reverify`
 * with the level in `data`; after `POST /api/account/proof` the same call succeeds.
 */
export async function reauthenticatedCustomer(
  request: FastifyRequest,
  services: Services,
  level: ReauthenticationLevel,
): Promise<Session> {
  const session = await customerOf(request, services);
  checkReauthentication(session, services, level);
  return session;
}

/** Refuses a session as `reauthenticatedCustomer` does. */
export function checkReauthentication(
  session: Session,
  { clock }: Pick<Services, "clock">,
  level: ReauthenticationLevel,
): void {
  if (isReauthenticated(session, level, clock())) return;
  throw new ApiError(403, "reverify", "Please show that it is you, by your password or a code.", {
    data: { level },
  });
}

/** Like `customerOf`; the e-mail in the path or body must be the session's own. */
export async function customerWithEmail(
  request: FastifyRequest,
  services: Services,
  email: string,
): Promise<Session> {
  const session = await customerOf(request, services);
  if (session.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw new ApiError(403, "not-your-account", "This e-mail address is not the one you are signed in with.");
  }
  return session;
}

function checkCsrf(request: FastifyRequest, services: Services): void {
  const cookie = request.cookies[CSRF_COOKIE] ?? "";
  const header = String(request.headers[CSRF_HEADER] ?? "");
  const origin = request.headers.origin;
  const foreign = origin !== undefined && !services.settings.origins.includes(origin);
  if (foreign || cookie === "" || !isSameSecret(cookie, header)) {
    throw new ApiError(
      403,
      "csrf",
      "This request did not come from the shop's own pages. Reload and try again.",
    );
  }
}

/** Sets the CSRF cookie in replies under /api where it is missing. Scripts must be able to read it. */
export function ensureCsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  // There are no cookies to read in a request that was refused for its URL or headers.
  if (!request.cookies || request.cookies[CSRF_COOKIE]) return;
  reply.setCookie(CSRF_COOKIE, randomBytes(24).toString("base64url"), { path: "/", sameSite: "lax", secure });
}
