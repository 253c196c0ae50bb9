import type { StoredSession } from "../../shop/accounts/accounts.reads.ts";
import type { Identity, Session } from "../../shop/accounts/identity.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { AuthGateway, type AuthGatewayOptions } from "./auth-gateway.ts";
import { type AuthOptions, buildAuth, HOSTED_ID, HOSTED_SIGN_IN_FAILED } from "./build-auth.ts";
import { HostedAuth } from "./hosted-auth.ts";
import type { HostedProvider } from "./hosted-provider.ts";
import { readSessionToken } from "./session-token.ts";

export type IdentityOptions = AuthOptions &
  Pick<AuthGatewayOptions, "codes" | "isOwnersNetwork"> & {
    rateLimiter: RateLimiter;
    /** Warns the owner of this e-mail, if it has an account, that strangers' wrong passwords locked it. */
    warnOwner: (email: string) => Promise<void>;
    /** The stored session of a token, even if it has expired. */
    findSession: (token: string) => Promise<StoredSession | undefined>;
    /** Runs whenever a session is used. */
    onSeen: (session: { sessionId: string; seenAt: Date; ip: string }) => Promise<void>;
    /** A hosted OpenID Connect provider in addition to the embedded one. */
    hosted?: HostedProvider | undefined;
  };

const BASE_PATH = "/api/auth";
/** Request headers that are forwarded to the provider. */
const FORWARDED_HEADERS = ["cookie", "origin", "user-agent", "x-forwarded-for"];

/**
 * Creates the identity provider: embedded in the shop's database, plus a hosted one if configured. A hosted provider
 * that is down now joins when it is back. Throws `ConfigError` if the URL is not a provider.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { hosted, url, rateLimiter } = options;
  const gateway = new AuthGateway({
    ...options,
    // Not awaited, so that the response time does not reveal whether the account exists.
    onLock: (email) => {
      options.warnOwner(email).catch((error) => {
        options.log.error({ err: error }, "warning an owner of a locked account failed");
      });
    },
  });
  const sendCode = async (email: string, code: string) => {
    await gateway.storeCode(email, code);
    await options.sendCode(email, code);
  };
  const provider = new HostedAuth({
    build: (joined) => buildAuth({ ...options, sendCode }, rateLimiter, joined),
    ...{ hosted, log: options.log },
  });
  await provider.join();

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(BASE_PATH.length);
    if (/^\/(sign-in\/social|callback\/)/.test(path)) {
      await provider
        .join()
        .catch((error) => options.log.error({ err: error }, "hosted sign-in is misconfigured"));
    }
    return gateway.answer(path, withOrigin(request, url), provider.auth);
  }

  async function tokenOf(headers: Headers): Promise<string | null> {
    const { authCookies, secret } = await provider.auth.$context;
    const { name } = authCookies.sessionToken;
    return readSessionToken(headers.get("cookie") ?? "", { name, secret });
  }

  const call: Call = (path, headers, body) => handle(requestOf(`${url}${BASE_PATH}${path}`, headers, body));

  return {
    handle,
    namesSession: async (headers) => (await tokenOf(headers)) !== null,
    sessionOf: async (headers) => {
      const token = await tokenOf(headers);
      const session = token === null ? undefined : await options.findSession(token);
      if (!session) return null;
      if (session.expiresAt < new Date()) {
        // The provider deletes it.
        await provider.auth.api.getSession({ headers });
        return null;
      }
      const { seenAt, expiresAt: _, ...person } = session;
      const ip = headers.get("x-forwarded-for") ?? "";
      await options.onSeen({ sessionId: session.sessionId, seenAt, ip });
      return { ...person, firstName: firstNameOf(person) };
    },
    ...signInCalls(call),
    hosted: hosted ? { label: new URL(hosted.issuer).host } : null,
    hashPassword: options.passwords.hash,
    isPassword: (password, hash) => options.passwords.verify({ password, hash }),
  };
}

/** Calls the provider at this path, on behalf of the person in these headers. */
type Call = (path: string, headers: Headers, body: Record<string, unknown>) => Promise<Response>;

function requestOf(url: string, headers: Headers, body: Record<string, unknown>): Request {
  const forwarded = new Headers({ "content-type": "application/json" });
  for (const name of FORWARDED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) forwarded.set(name, value);
  }
  return new Request(url, { method: "POST", headers: forwarded, body: JSON.stringify(body) });
}

function signInCalls(
  call: Call,
): Pick<Identity, "signIn" | "signUp" | "sendCode" | "signInWithCode" | "signOut" | "startHosted"> {
  return {
    signIn: (headers, { email, password }) => call("/sign-in/email", headers, { email, password }),
    signUp: (headers, person) => call("/sign-up/email", headers, person),
    sendCode: (headers, email) =>
      call("/email-otp/send-verification-otp", headers, { email, type: "sign-in" }),
    signInWithCode: (headers, { email, code }) => call("/sign-in/email-otp", headers, { email, otp: code }),
    signOut: (headers) => call("/sign-out", headers, {}),
    startHosted: async (headers, returnTo) =>
      redirectOf(
        await call("/sign-in/social", headers, {
          provider: HOSTED_ID,
          callbackURL: returnTo,
          errorCallbackURL: HOSTED_SIGN_IN_FAILED,
        }),
      ),
  };
}

/** The redirect to the hosted provider; 503 if it cannot start a sign-in. */
async function redirectOf(started: Response): Promise<Response> {
  const { url } = started.ok ? ((await started.json()) as { url?: string }) : {};
  if (!url) return new Response(null, { status: 503 });
  const headers = new Headers({ location: url });
  for (const cookie of started.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

/**
 * Sets our origin on requests that name none. Browsers always name it, so such a request is a script's, which cannot
 * be a victim of CSRF.
 */
function withOrigin(request: Request, url: string): Request {
  const isNamed = ["origin", "referer", "sec-fetch-site"].some((name) => request.headers.has(name));
  if (isNamed) return request;
  const headers = new Headers(request.headers);
  headers.set("origin", url);
  return new Request(request, { headers });
}

function firstNameOf({ name }: Pick<Session, "name">): string {
  return name.split(" ", 1)[0] || "Customer";
}
