import type { Identity, Role, Session } from "../../shop/accounts/identity.ts";
import type { Attempts } from "../limits/attempts.ts";
import { AuthGateway, type AuthGatewayOptions } from "./auth-gateway.ts";
import { type Auth, type AuthOptions, buildAuth, HOSTED_ID } from "./build-auth.ts";
import { checkHostedProvider, type HostedProvider } from "./hosted-provider.ts";

export type IdentityOptions = AuthOptions &
  Pick<AuthGatewayOptions, "codes" | "isOwnersNetwork"> & {
    attempts: Attempts;
    /** Tells the owner of this e-mail, if it has one, that strangers' wrong passwords have locked the account. */
    warnOwner: (email: string) => Promise<void>;
    rolesOf: (userId: string) => Promise<Role[]>;
    /** Runs whenever a session is used. */
    onSeen: (session: { sessionId: string; seenAt: Date; address: string }) => Promise<void>;
    /** A hosted OpenID Connect provider beside the embedded one. */
    hosted?: HostedProvider | undefined;
  };

const BASE_PATH = "/api/auth";
/** Headers of a page's request that its calls of the provider keep. */
const FORWARDED_HEADERS = ["cookie", "origin", "user-agent", "x-forwarded-for"];

/**
 * The identity provider: embedded, in the shop's own database, with a hosted one beside it if that is set up.
 * A hosted provider that is away now joins as soon as it is back. Throws `ConfigError` when it is no provider.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { hosted, url, attempts } = options;
  const gateway = new AuthGateway({
    ...options,
    // Not awaited: the time of an answer must not tell whether there is such an account.
    onLock: (email) => {
      options.warnOwner(email).catch((error) => {
        options.log.error({ err: error }, "an owner could not be told that their account is locked");
      });
    },
  });
  const sendCode = async (email: string, code: string) => {
    await gateway.storeCode(email, code);
    await options.sendCode(email, code);
  };
  const build = (provider: HostedProvider | null) => buildAuth({ ...options, sendCode }, attempts, provider);
  let auth: Auth = build(null);
  let complete = hosted === undefined;
  let joining: Promise<void> | undefined;

  async function join(provider: HostedProvider): Promise<void> {
    if ((await checkHostedProvider(provider)) === "down") {
      options.log.warn(
        { issuer: provider.issuer },
        "the hosted identity provider is away; trying again when asked",
      );
      return;
    }
    const candidate = build(provider);
    // It asks for the discovery document itself, and leaves the provider out when that fails.
    const { socialProviders } = await candidate.$context;
    if (!socialProviders.some(({ id }) => id === HOSTED_ID)) return;
    auth = candidate;
    complete = true;
  }

  function joinHosted(provider: HostedProvider): Promise<void> {
    joining ??= join(provider).finally(() => {
      joining = undefined;
    });
    return joining;
  }

  if (hosted) await joinHosted(hosted);

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(BASE_PATH.length);
    if (hosted && !complete && /^\/(sign-in\/social|callback\/)/.test(path)) {
      await joinHosted(hosted).catch((error) =>
        options.log.error({ err: error }, "hosted sign-in is set up wrongly"),
      );
    }
    return gateway.answer(path, withOrigin(request, url), auth);
  }

  function call(path: string, headers: Headers, body: Record<string, unknown>): Promise<Response> {
    const kept = new Headers({ "content-type": "application/json" });
    for (const name of FORWARDED_HEADERS) {
      const value = headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    return handle(
      new Request(`${url}${BASE_PATH}${path}`, { method: "POST", headers: kept, body: JSON.stringify(body) }),
    );
  }

  return {
    handle,
    sessionOf: async (headers) => {
      if (!headers.has("cookie")) return null;
      const found = await auth.api.getSession({ headers });
      if (!found) return null;
      const { id: sessionId, seenAt, createdAt } = found.session;
      const address = headers.get("x-forwarded-for") ?? "";
      await options.onSeen({ sessionId, seenAt: seenAt ?? createdAt, address });
      return sessionFrom(found, await options.rolesOf(found.user.id));
    },
    signIn: (headers, { email, password }) => call("/sign-in/email", headers, { email, password }),
    signUp: (headers, person) => call("/sign-up/email", headers, person),
    sendCode: (headers, email) =>
      call("/email-otp/send-verification-otp", headers, { email, type: "sign-in" }),
    signInWithCode: (headers, { email, code }) => call("/sign-in/email-otp", headers, { email, otp: code }),
    signOut: (headers) => call("/sign-out", headers, {}),
    startHosted: async (headers, returnTo) => {
      const started = await call("/sign-in/social", headers, {
        provider: HOSTED_ID,
        callbackURL: returnTo,
        errorCallbackURL: "/accounts?failed=hosted",
      });
      const { url: address } = started.ok ? ((await started.json()) as { url?: string }) : {};
      if (!address) return new Response(null, { status: 503 });
      const redirect = new Headers({ location: address });
      for (const cookie of started.headers.getSetCookie()) redirect.append("set-cookie", cookie);
      return new Response(null, { status: 302, headers: redirect });
    },
    hosted: hosted ? { label: new URL(hosted.issuer).host } : null,
    hashPassword: options.passwords.hash,
    isPassword: (password, hash) => options.passwords.verify({ password, hash }),
  };
}

/**
 * A browser always says where an unsafe request comes from, a script outside never does. Without a page behind
 * it there is nobody to be tricked, so such a request counts as the shop's own.
 */
function withOrigin(request: Request, url: string): Request {
  const named = ["origin", "referer", "sec-fetch-site"].some((name) => request.headers.has(name));
  if (named) return request;
  const headers = new Headers(request.headers);
  headers.set("origin", url);
  return new Request(request, { headers });
}

type AuthSession = NonNullable<Awaited<ReturnType<Auth["api"]["getSession"]>>>;

function sessionFrom({ user, session }: AuthSession, roles: Role[]): Session {
  return {
    sessionId: session.id,
    userId: user.id,
    email: user.email,
    name: user.name,
    firstName: user.name.split(" ", 1)[0] || "Customer",
    phone: user.phone ?? null,
    roles,
    provenAt: session.provenAt ?? new Date(0),
    signedInAt: session.createdAt,
  };
}
