import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { Db } from "../../src/infrastructure/database/db.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import type { Mail } from "../../src/infrastructure/email/mailer.ts";
import { MemoryRateLimiter } from "../../src/infrastructure/limits/memory-rate-limiter.ts";
import { createLog } from "../../src/infrastructure/logging/log.ts";
import { buildApp } from "../../src/server/build-app.ts";
import { shopIdentity } from "../../src/server/shop-identity.ts";
import type { MailContent } from "../../src/shop/mail/rules/mail-content.ts";
import type { Services } from "../../src/shop/services.ts";
import { renderMail } from "../../src/web/mail/render-mail.tsx";
import { testDatabase } from "./database.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { ORIGIN, TEST_GATEWAY, TEST_SETTINGS } from "./test-settings.ts";

const SECRET = "a-secret-of-the-tests-that-nobody-uses-9f3b27";

export type IdentityShop = { app: FastifyInstance; services: Services; mails: Mail[] };

/** A shop with real sign-in: the identity provider on this database, and mails in a list. */
export async function identityShop(
  db: Db,
  options: {
    callsPerMinute?: number;
    hosted?: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
    origin?: string;
  } = {},
): Promise<IdentityShop> {
  const mails: Mail[] = [];
  const url = options.origin ?? ORIGIN;
  const log = createLog("silent");
  const settings = { ...TEST_SETTINGS, url, origins: [url] };
  const rateLimiter = new MemoryRateLimiter();
  const services = {
    db,
    log,
    settings,
    rateLimiter,
    clock: () => new Date(),
    sign: (text: string) => createHmac("sha256", SECRET).update(text).digest("base64url"),
    gateway: TEST_GATEWAY,
    pubSub: { publish: async () => {}, subscribe: () => () => {} },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    renderMail: async (content: MailContent) => renderMail(content, settings),
    identity: await shopIdentity(() => services, {
      db,
      log,
      settings,
      rateLimiter,
      config: options.hosted ?? {},
      secret: SECRET,
      passwords: quickPasswords,
      callsPerMinute: options.callsPerMinute ?? 1_000,
    }),
  } as unknown as Services;
  return { app: await buildApp({ services, log }), services, mails };
}

/**
 * Opens a shop with real sign-in and its own database before a file's first test, and closes both after the last.
 * @param take gets both, and may prepare them
 */
export function openIdentityShopFor(
  take: (shop: IdentityShop, database: OpenDatabase) => void | Promise<void>,
): void {
  let database: OpenDatabase;
  let shop: IdentityShop;
  beforeAll(async () => {
    database = await testDatabase();
    shop = await identityShop(database.db);
    await take(shop, database);
  });
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });
}

type Reply = {
  status: number;
  body: { [name: string]: unknown; data?: Record<string, unknown> };
  cookies: string[];
  location: string | undefined;
};

/** A browser at this shop: it stores cookies, sends its origin and the CSRF pair. */
export function browserOf({ app }: IdentityShop, address = "203.0.113.7") {
  const jar = new Map<string, string>();
  async function call(
    method: "GET" | "POST",
    url: string,
    payload?: object,
    headers: Record<string, string | null> = {},
  ): Promise<Reply> {
    const sent: Record<string, string> = {};
    const wanted = { origin: ORIGIN, "x-xsrf-token": jar.get("XSRF-TOKEN") ?? null, ...headers };
    for (const [name, value] of Object.entries(wanted)) if (value !== null) sent[name] = value;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie !== "") sent.cookie = cookie;
    const reply = await app.inject({
      method,
      url,
      headers: sent,
      remoteAddress: address,
      ...(payload ? { payload } : {}),
    });
    const cookies = [reply.headers["set-cookie"] ?? []].flat();
    for (const cookie of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = reply.body !== "" && `${reply.headers["content-type"]}`.includes("json");
    const { location } = reply.headers;
    return { status: reply.statusCode, body: isJson ? reply.json() : {}, cookies, location };
  }
  return {
    jar,
    get: (url: string, headers?: Record<string, string | null>) => call("GET", url, undefined, headers),
    post: (url: string, payload: object, headers?: Record<string, string | null>) =>
      call("POST", url, payload, headers),
    signUp: (email: string, password = "a-long-password") =>
      call("POST", "/api/auth/sign-up/email", { name: "Asha Rao", email, password }),
    signIn: (email: string, password = "a-long-password") =>
      call("POST", "/api/auth/sign-in/email", { email, password }),
  };
}

/** The code in the last mail. */
export function codeIn({ mails }: IdentityShop): string {
  return /^\d{6}/.exec(mails.at(-1)?.subject ?? "")?.[0] ?? "no code was sent";
}
