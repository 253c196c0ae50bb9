import { createHmac } from "node:crypto";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { emailOTP, genericOAuth } from "better-auth/plugins";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { randomId } from "../../shop/basics/ids.ts";
import { tidy } from "../../shop/basics/plain-text.ts";
import type { Db } from "../database/db.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { Log } from "../logging/log.ts";
import { discoveryUrl, type HostedProvider } from "./hosted-provider.ts";
import type { Passwords } from "./passwords.ts";

export type AuthOptions = {
  db: Db;
  tables: { users: PgTable; sessions: PgTable; credentials: PgTable; verifications: PgTable };
  /** The public origin, and all origins of the shop's own pages. */
  url: string;
  origins: string[];
  secret: string;
  log: Log;
  /** Mails a six-digit code. */
  sendCode: (email: string, code: string) => Promise<void>;
  /** Runs after each sign-in or sign-up is stored, before the reply. Must be idempotent. */
  onSignIn: (person: { userId: string }) => Promise<void>;
  passwords: Passwords;
  /** Calls per path, minute and IP address. Generous, because whole towns share one address behind a carrier. */
  callsPerMinute?: number;
};

export const HOSTED_ID = "hosted";
export const CODE_MINUTES = 10;
/**
 * Sign-in by these paths counts as fresh authentication. A hosted provider may sign a visitor in silently from an old
 * session.
 */
const FRESH_SIGN_IN_PATHS = new Set(["/sign-in/email", "/sign-up/email", "/sign-in/email-otp"]);
const NEVER = new Date(0);
const DAY = 24 * 60 * 60;
const MAX_CODE_ATTEMPTS = 5;
/** The page that tells a shopper that a hosted sign-in failed. */
export const HOSTED_SIGN_IN_FAILED = "/accounts?failed=hosted";
const ID_PREFIXES: Record<string, string> = {
  user: "usr",
  session: "ses",
  account: "crd",
  verification: "ver",
};

/** better-auth on the shop's own tables, with the hosted provider once it was reached. */
export function buildAuth(options: AuthOptions, rateLimiter: RateLimiter, hosted: HostedProvider | null) {
  const { url, secret, tables } = options;
  const perMinute = { window: 60, max: options.callsPerMinute ?? 120 };
  return betterAuth({
    appName: "shop",
    baseURL: url,
    basePath: "/api/auth",
    secret,
    trustedOrigins: options.origins,
    telemetry: { enabled: false },
    database: drizzleAdapter(options.db, {
      provider: "pg",
      transaction: true,
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.credentials,
        verification: tables.verifications,
      },
    }),
    user: {
      additionalFields: {
        phone: {
          type: "string",
          required: false,
          validator: { input: z.string().regex(/^\+[1-9]\d{7,14}$/, "a number such as +919876543210") },
        },
      },
    },
    emailAndPassword: {
      ...{ enabled: true, autoSignIn: true, minPasswordLength: 8, maxPasswordLength: 128 },
      password: options.passwords,
    },
    // Sessions last 30 days; sensitive actions re-authenticate, see `rules/reauthentication-levels.ts`.
    session: {
      expiresIn: 30 * DAY,
      disableSessionRefresh: true,
      additionalFields: {
        reauthenticatedAt: { type: "date", required: false, input: false, defaultValue: () => new Date() },
        seenAt: { type: "date", required: false, input: false, defaultValue: () => new Date() },
      },
    },
    account: { encryptOAuthTokens: true },
    // In production the library's own error page redirects to the home page, without a message.
    onAPIError: { errorURL: HOSTED_SIGN_IN_FAILED },
    advanced: {
      cookiePrefix: "shop",
      // Explicit, because the library turns these checks off by default in tests.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      useSecureCookies: url.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
      database: { generateId: ({ model }) => randomId(ID_PREFIXES[model] ?? "id") },
    },
    rateLimit: limitsOf(rateLimiter, perMinute),
    logger: loggerOf(options.log),
    databaseHooks: hooksOf(options),
    plugins: [emailCodes(options, perMinute), ...(hosted ? [hostedSignIn(hosted)] : [])],
  });
}

export type Auth = ReturnType<typeof buildAuth>;

type Limit = { window: number; max: number };

function limitsOf(rateLimiter: RateLimiter, perMinute: Limit) {
  return {
    enabled: true,
    ...perMinute,
    customRules: {
      "/get-session": false,
      "/sign-in/*": perMinute,
      "/sign-up/*": perMinute,
      "/email-otp/*": perMinute,
    },
    customStorage: {
      consume: (key, rule) => rateLimiter.take(`call:${key}`, rule.max, rule.window),
    },
  } satisfies BetterAuthOptions["rateLimit"];
}

/** Logs the message alone, as further arguments may hold an e-mail address. Errors keep their stack. */
function loggerOf(log: Log) {
  return {
    level: "warn",
    log: (level, message, ...rest) => {
      const error = rest.find((argument) => argument instanceof Error);
      if (level === "error" && error) log.error({ err: error }, message);
      else log.warn({}, `identity: ${message}`);
    },
  } satisfies BetterAuthOptions["logger"];
}

/** Tidies names, drops pictures, and notes which sessions began with a password or code. */
function hooksOf({ onSignIn }: Pick<AuthOptions, "onSignIn">) {
  return {
    user: {
      create: { before: async (user) => ({ data: { ...user, name: tidyName(user.name), image: null } }) },
      update: {
        before: async (change) => ({
          data: {
            ...change,
            ...("name" in change ? { name: tidyName(change.name) } : {}),
            ...("image" in change ? { image: null } : {}),
          },
        }),
      },
    },
    session: {
      create: {
        before: async (session, context) => ({
          data: {
            ...session,
            reauthenticatedAt: FRESH_SIGN_IN_PATHS.has(context?.path ?? "") ? new Date() : NEVER,
          },
        }),
        after: async (session) => onSignIn({ userId: session.userId }),
      },
    },
  } satisfies BetterAuthOptions["databaseHooks"];
}

/** Sign-in by a code in a mail. */
function emailCodes({ secret, sendCode }: Pick<AuthOptions, "secret" | "sendCode">, perMinute: Limit) {
  return emailOTP({
    otpLength: 6,
    expiresIn: CODE_MINUTES * 60,
    allowedAttempts: MAX_CODE_ATTEMPTS,
    rateLimit: perMinute,
    // Keyed, because a plain hash of six digits is broken by a million tries.
    storeOTP: { hash: async (code) => createHmac("sha256", secret).update(code).digest("base64url") },
    sendVerificationOTP: ({ email, otp }) => sendCode(email, otp),
  });
}

function hostedSignIn(hosted: HostedProvider) {
  return genericOAuth({
    config: [
      {
        providerId: HOSTED_ID,
        clientId: hosted.clientId,
        clientSecret: hosted.clientSecret,
        discoveryUrl: discoveryUrl(hosted),
        requireIdTokenVerification: true,
        scopes: ["openid", "email", "profile"],
        pkce: true,
      },
    ],
  });
}

/** The submitted name as a short line of text. The provider checks its type only at sign-up. */
function tidyName(name: unknown): string {
  if (typeof name !== "string") throw new APIError("BAD_REQUEST", { message: "Please enter the name." });
  return tidy(tidy(name.slice(0, 400).replace(/\p{Cc}/gu, " ")).slice(0, 80));
}
