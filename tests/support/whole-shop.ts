import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { createLog } from "../../src/infrastructure/logging/log.ts";
import { type AppOptions, buildApp } from "../../src/server/build-app.ts";
import { followSettings } from "../../src/server/live-settings.ts";
import { builtPages } from "../../src/server/load-pages.ts";
import { shopIdentity } from "../../src/server/shop-identity.ts";
import { userRoles } from "../../src/shop/accounts/accounts.tables.ts";
import type { Role } from "../../src/shop/accounts/identity.ts";
import type { SignedPayment } from "../../src/shop/checkout/verify-payment.ts";
import type { Services } from "../../src/shop/services.ts";
import { renderMail } from "../../src/web/mail/render-mail.tsx";
import { type Exchange, overSockets } from "./over-sockets.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { anOrder, openTestApp, pay, type TestApp } from "./test-app.ts";

export const ORIGIN = "http://localhost:3000";
const SECRET = "a-secret-of-the-tests-that-nobody-uses-9f3b27";
/** How much Node reads from a socket in one turn of its event loop at most: 32 times 64 KiB. */
const SOCKET_PIECE = 2 * 2 ** 20;
/** A word in all texts about the guarded person. A reply that contains it shows her data. */
export const CANARY = "canary";

export type Sent = {
  method: string;
  url: string;
  body?: unknown;
  /** Added to the CSRF pair and the shop's origin; null omits a header. */
  headers?: Record<string, string | null>;
  /** The IP address, where it matters. */
  from?: string;
};
export type Answered = {
  status: number;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
};

/** A person with a browser: their own cookies, the shop's origin, the CSRF pair. */
export type Person = {
  name: string;
  email: string;
  userId: string;
  jar: Map<string, string>;
  send(call: Sent): Promise<Answered>;
  /** As a browser without script sends a form: the fields, or the written body. */
  sendForm(url: string, fields: ConstructorParameters<typeof URLSearchParams>[0]): Promise<Answered>;
};

export type WholeShop = {
  app: FastifyInstance;
  services: Services;
  testApp: TestApp;
  /** Messages that were logged as errors. */
  alarms: string[];
  visitor(): Person;
  /** Signs a person up, optionally with a role. Their e-mail is made of the first name. */
  person(name: string, own?: { role?: Role; fullName?: string }): Promise<Person>;
  close(): Promise<void>;
};

/**
 * The small shop as one server: built pages, real sessions, the payment sandbox. Its clock shows the real time, as
 * sessions do.
 * @param url its public origin; an https one sets secure cookies and headers
 * @param options of the server. With `isRemote`, people come over real connections.
 */
export async function openWholeShop(
  database: OpenDatabase,
  url = ORIGIN,
  { isRemote = false, ...options }: Partial<AppOptions> & { isRemote?: boolean } = {},
): Promise<WholeShop> {
  const testApp = await openTestApp(database);
  testApp.setClock(new Date());
  const { db, log, rateLimiter, machineFacts } = testApp.services;
  const config = { url, SHOP_URL: url, SHOP_MODE: "demo", PORT: 3000 } as never;
  const currentSettings = await followSettings({ config, db, log, machineFacts });
  const identity = await shopIdentity(() => services, {
    ...{ db, log, rateLimiter, settings: currentSettings() },
    config: {},
    secret: SECRET,
    passwords: quickPasswords,
    callsPerMinute: 100_000,
  });
  const services: Services = {
    ...testApp.services,
    identity,
    get settings() {
      return currentSettings();
    },
    renderMail: async (mail) => renderMail(mail, currentSettings()),
  };
  const web = await builtPages();
  const app = await buildApp({
    ...{ services, log: createLog("silent"), web },
    ...(isRemote ? { trustProxy: "loopback" } : {}),
    ...options,
  });
  await app.ready();
  if (isRemote) await app.listen({ port: 0, host: "127.0.0.1" });
  const sockets = isRemote ? overSockets((app.server.address() as AddressInfo).port) : null;

  const visitor = (name = "visitor"): Person => {
    const jar = new Map<string, string>();
    const send = async ({ method, url: address, body, headers = {}, from }: Sent): Promise<Answered> => {
      const sent: Record<string, string> = {};
      const wanted = { origin: url, host: new URL(url).host, "x-xsrf-token": jar.get("XSRF-TOKEN") ?? null };
      for (const [header, value] of Object.entries({ ...wanted, ...headers }))
        if (value !== null) sent[header] = value;
      if (jar.size > 0) sent.cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
      const exchange = {
        method,
        url: address,
        headers: sent,
        body: body as string,
        from: from ?? "203.0.113.7",
      };
      const reply = await (sockets ? viaSockets(sockets, exchange) : viaInject(app, exchange));
      for (const cookie of [reply.headers["set-cookie"] ?? []].flat().map(String)) {
        const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) jar.delete(key);
        else jar.set(key, value);
      }
      return { status: reply.status, text: await textOf(reply), headers: reply.headers };
    };
    const sendForm: Person["sendForm"] = (address, fields) =>
      send({
        ...{ method: "POST", url: address, body: new URLSearchParams(fields).toString() },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    return { name, email: `${name}@example.com`, userId: "", jar, send, sendForm };
  };

  return {
    ...{ app, services, testApp, alarms: testApp.alarms },
    visitor,
    person: async (name, { role, fullName = name } = {}) => {
      const person = visitor(name);
      const signed = await person.send({
        method: "POST",
        url: "/api/auth/sign-up/email",
        body: { name: fullName, email: person.email, password: `${name}-has-a-long-password` },
      });
      const userId = JSON.parse(signed.text).user?.id;
      if (!userId) throw new Error(`${name} could not sign up: ${signed.text}`);
      if (role) await db.insert(userRoles).values({ userId, role });
      await person.send({ method: "GET", url: "/api/me" });
      return { ...person, userId };
    },
    close: async () => {
      sockets?.close();
      await app.close();
      await testApp.close();
    },
  };
}

type Reply = { status: number; headers: Answered["headers"]; body: Readable };

async function viaInject(
  app: FastifyInstance,
  { method, url, headers, body, from }: Exchange,
): Promise<Reply> {
  const reply = await app.inject({
    ...{ method: method as "GET", url, headers, remoteAddress: from, payloadAsStream: true },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(body instanceof Buffer ? inPieces(body, headers) : {}),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.stream() };
}

/** A body as it comes from a network: one piece at a time, and other work between two pieces. */
function inPieces(body: Buffer, headers: Exchange["headers"]) {
  async function* pieces() {
    for (let from = 0; from < body.length; from += SOCKET_PIECE) {
      yield body.subarray(from, from + SOCKET_PIECE);
      await setImmediate();
    }
  }
  return {
    payload: Readable.from(pieces()),
    headers: { "content-length": `${body.length}`, ...headers },
  };
}

async function viaSockets(sockets: ReturnType<typeof overSockets>, exchange: Exchange): Promise<Reply> {
  const reply = await sockets.send(exchange);
  return { status: reply.statusCode ?? 0, headers: reply.headers, body: reply };
}

/** The whole reply; of server-sent events only the first. */
async function textOf({ headers, body }: Reply): Promise<string> {
  const isEndless = `${headers["content-type"]}`.startsWith("text/event-stream");
  let bytes = Buffer.alloc(0);
  for await (const some of body) {
    bytes = Buffer.concat([bytes, some]);
    if (isEndless && bytes.includes("data: ")) break;
  }
  return bytes.toString();
}

/** The day after tomorrow, when every slot is still open. */
export function soon(days = 2): string {
  return new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** Orders and pays as this person; every text contains the canary. */
export async function orderOf(
  shop: WholeShop,
  who: Person,
  overrides: Record<string, unknown> = {},
): Promise<{ uuid: string; number: string; signedPayment: SignedPayment }> {
  const body = {
    ...anOrder(who.name, { deliveryDate: soon(), message: "Canary day", ...overrides }),
    email: who.email,
    name: "Canary Devi",
    address: "17 Canary Lane, Indiranagar",
  };
  const created = await who.send({ method: "POST", url: "/api/payment/create-order", body });
  const { data, message } = JSON.parse(created.text);
  if (created.status !== 200) throw new Error(`no order: ${message}`);
  const signedPayment = (await pay(shop.testApp, data.razorpayOrder.id)).body;
  await who.send({ method: "POST", url: "/api/payment/verify-payment", body: signedPayment });
  return { uuid: data.uuid, number: data.orderNumber, signedPayment };
}
