import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findTokenSession, type TokenSession } from "../shop/access-tokens/find-token-session.ts";
import type { TokenScope } from "../shop/access-tokens/rules/token-scopes.ts";
import { signInWithToken } from "../shop/access-tokens/sign-in-with-token.ts";
import type { Session } from "../shop/accounts/identity.ts";
import { may, type Permission } from "../shop/accounts/rules/permissions.ts";
import type { ReauthenticationLevel } from "../shop/accounts/rules/reauthentication-levels.ts";
import { networkOf } from "../shop/basics/network-of.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";
import { declareStaff } from "./openapi.ts";
import { accepted } from "./refusals.ts";
import { checkReauthentication, customerOf, visitorOf } from "./session.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The scope that an access token needs for this call. Null: only sessions may call it. */
    scope?: TokenScope | null;
    /** The permission that the caller needs; absent if the use case checks it. */
    permission?: Permission;
    /**
     * How recently a session must have been re-authenticated: `moderate` by default, as for the pages of the office. Null
     * for what a tablet or a rider's phone may have stored without a connection: it must not be lost.
     */
    reauthentication?: ReauthenticationLevel | null;
  }
}

const BEARER = /^Bearer +([\w.~+/=-]{1,200})$/i;

const callers = new WeakMap<FastifyRequest, Promise<Session>>();

/**
 * Guards calls for staff before their input is read. With an `Authorization` header: by token and the route's scope;
 * cookies are ignored, so no other site can send it. Else: session, CSRF pair and re-authentication as on the page.
 */
export function forStaff(plugin: FastifyInstance, services: Services): void {
  declareStaff(plugin);
  plugin.addHook("onRequest", async (request, reply) => {
    const caller = findCaller(services, request, reply);
    callers.set(request, caller);
    const session = await caller;
    const { permission, reauthentication = "moderate" } = request.routeOptions.config;
    if (permission && !may(session.roles, permission))
      throw new ApiError(404, "unknown-call", "There is no such call for you. See /api/docs.");
    // Tokens skip this: creating one needed a recent re-authentication.
    if (!isByToken(session) && reauthentication) checkReauthentication(session, services, reauthentication);
  });
}

/** Returns the caller. Only for plugins that are guarded by `forStaff`. */
export function staffOf(request: FastifyRequest): Promise<Session> {
  const caller = callers.get(request);
  if (!caller) throw new Error("a call for staff is not guarded");
  return caller;
}

/** Requires this scope of a token too, and of a session a re-authentication as recent as this level. */
export function requireForStaff(
  caller: Session,
  services: Services,
  { scope, reauthentication }: { scope: TokenScope; reauthentication: ReauthenticationLevel },
): void {
  if (isByToken(caller)) checkScope(caller, scope);
  else checkReauthentication(caller, services, reauthentication);
}

/** Requires these scopes of a token too. */
export function requireScopes(caller: Session, scopes: readonly TokenScope[]): void {
  if (isByToken(caller)) for (const scope of scopes) checkScope(caller, scope);
}

/** Refuses a token, whatever its scopes. */
export function requireSession(caller: Session): void {
  if (isByToken(caller))
    throw new ApiError(403, "session-needed", "This needs a session, not a token. Please sign in on screen.");
}

/** Whether the reply may show receivers and what customers wrote, as far as the roles allow each. */
export function seesCustomers(caller: Session): boolean {
  return may(caller.roles, "see receivers") && seesRequests(caller);
}

/** Whether the reply may show e-mails of the staff. Those who see the log on screen see them there. */
export function seesStaff(caller: Session): boolean {
  return !isByToken(caller) || caller.scopes.includes("staff:read");
}

/** The name of a member of staff in a reply. One without a name is named by their e-mail: empty if it may not be shown. */
export function shownName(caller: Session, name: string): string {
  return seesStaff(caller) || !name.includes("@") ? name : "";
}

/**
 * Whether the reply may show what customers wrote to those who bake. The kitchen's own tablet shows it without the
 * receivers, so only tokens need the scope.
 */
export function seesRequests(caller: Session): boolean {
  return !isByToken(caller) || caller.scopes.includes("customers:read");
}

function isByToken(caller: Session): caller is TokenSession {
  return caller.token !== undefined;
}

/** Whether the caller of an open stream still is who they were, with their present roles. Counts no call. */
export function staffNow(services: Services, request: FastifyRequest): Promise<Session | null> {
  const text = bearerOf(request);
  return text === undefined ? visitorOf(request, services) : findTokenSession(services, { text });
}

async function findCaller(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const text = bearerOf(request);
  if (text === undefined) return customerOf(request, services);
  return tokenCaller(services, { request, reply, text });
}

async function tokenCaller(
  services: Services,
  { request, reply, text }: { request: FastifyRequest; reply: FastifyReply; text: string },
): Promise<TokenSession> {
  const signedIn = await signInWithToken(services, { text, network: networkOf(request.ip) });
  if (!signedIn.ok && signedIn.code === "token-not-valid") reply.header("www-authenticate", "Bearer");
  const caller = accepted(signedIn);
  const { scope } = request.routeOptions.config;
  if (scope === null) requireSession(caller);
  // A route without a scope does not start.
  if (scope) checkScope(caller, scope);
  return caller;
}

function checkScope({ scopes }: TokenSession, scope: TokenScope): void {
  if (scopes.includes(scope)) return;
  throw new ApiError(403, "scope-missing", `This call needs a token with the scope ${scope}.`, {
    data: { scope },
  });
}

/** The text of the `Authorization` header; undefined without one. An unreadable one is no token, but no cookie either. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? "");
}
