import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import fastify, { type LightMyRequestResponse } from "fastify";
import { api } from "../../src/api/api.ts";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import type { Mail } from "../../src/infrastructure/email/mailer.ts";
import { MemoryRateLimiter } from "../../src/infrastructure/limits/memory-rate-limiter.ts";
import { openPubSub } from "../../src/infrastructure/pubsub/open-pub-sub.ts";
import { openTableFiles } from "../../src/infrastructure/spreadsheets/table-files.ts";
import { openUploads } from "../../src/infrastructure/uploads/open-uploads.ts";
import { sandboxWebhooks } from "../../src/sandbox/sandbox.tables.ts";
import { sandbox } from "../../src/sandbox/sandbox.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Role, Session } from "../../src/shop/accounts/identity.ts";
import type { TaxDocument } from "../../src/shop/invoices/rules/tax-document.ts";
import type { MailContent } from "../../src/shop/mail/rules/mail-content.ts";
import { createRazorpayGateway } from "../../src/shop/payments/gateways/razorpay/razorpay-gateway.ts";
import { jobWork } from "../../src/shop/reactions.ts";
import { addCoins } from "../../src/shop/rewards/add-coins.ts";
import type { Services } from "../../src/shop/services.ts";
import { renderMail } from "../../src/web/mail/render-mail.tsx";
import { lazyRenderPhotoSheet } from "../../src/web/photo-sheet/lazy-render-photo-sheet.ts";
import { lazyRenderTaxDocument } from "../../src/web/tax-document/lazy-render-tax-document.ts";
import { testJobs } from "./jobs.ts";
import { testSession } from "./session.ts";
import { SATURDAY_MORNING, seedSmallShop } from "./small-shop.ts";
import { testServices } from "./test-services.ts";
import { TEST_SETTINGS } from "./test-settings.ts";

const KEYS = {
  keyId: "rzp_test_till",
  keySecret: "the-key-secret",
  webhookSecret: "the-webhook-secret",
};

/** A JSON reply of the API. */
export type Reply = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test names the fields that it reads.
  body: any;
};

/** The small shop with its API, a payment sandbox over real HTTP, jobs that run on demand, and a settable clock. */
export async function openTestApp(database: OpenDatabase) {
  const { db } = database;
  await seedSmallShop(db);
  let now = SATURDAY_MORNING;
  const clock = () => now;
  const alarms: string[] = [];
  const mails: Mail[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (_fields: object, message: string) => void alarms.push(message),
  };
  const jobs = await testJobs(db);
  const pubSub = await openPubSub({ driver: database.driver, log });
  const uploads = await mkdtemp(join(tmpdir(), "jamun-uploads-"));
  const bank = fastify();
  await bank.register(sandbox, {
    prefix: "/sandbox/razorpay",
    db,
    ...KEYS,
    webhookTarget: () => ({ url: "http://127.0.0.1:9/nobody", secret: KEYS.webhookSecret }),
    clock,
    log,
  });
  await bank.listen({ port: 0, host: "127.0.0.1" });
  const { port } = bank.server.address() as AddressInfo;
  const bankUrl = `http://127.0.0.1:${port}/sandbox/razorpay`;
  const gateway = createRazorpayGateway({ ...KEYS, apiUrl: bankUrl, checkoutUrl: `${bankUrl}/checkout.js` });
  const services = {
    ...testServices(db, clock),
    clock,
    gateway,
    jobs,
    pubSub,
    log,
    uploads: openUploads(uploads),
    tableFiles: openTableFiles(),
    rateLimiter: new MemoryRateLimiter(() => now.getTime()),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    renderMail: async (content: MailContent) => renderMail(content, TEST_SETTINGS),
    renderTaxDocument: (document: TaxDocument) => lazyRenderTaxDocument(document, TEST_SETTINGS),
    renderPhotoSheet: lazyRenderPhotoSheet,
    settings: TEST_SETTINGS,
    operator: { hasSandbox: false, sendsMail: true, missingVariables: [] },
    machineFacts: { variables: {}, file: {} },
    sign: (text: string) => createHmac("sha256", "the-session-secret").update(text).digest("base64url"),
    identity: { sessionOf: async (headers: Headers) => sessionOf(headers.get("x-who")) },
  } as unknown as Services;
  const app = fastify({ bodyLimit: 256 * 1024 });
  await app.register(api, { prefix: "/api", services });
  await app.ready();

  const call = async (
    who: string | null,
    method: "GET" | "POST" | "PUT",
    path: string,
    payload?: unknown,
    headers = {},
  ) => {
    const reply: LightMyRequestResponse = await app.inject({
      method,
      url: `/api${path}`,
      ...(payload === undefined ? {} : { payload: payload as object }),
      headers: { ...(who ? { "x-who": who, "x-xsrf-token": "pair" } : {}), ...headers },
      cookies: { "XSRF-TOKEN": "pair" },
    });
    return { status: reply.statusCode, body: JSON.parse(reply.payload || "null") } as Reply;
  };
  const bankCall = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const authorization = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString("base64")}`;
    const reply = await fetch(`${bankUrl}${path}`, {
      method,
      headers: { authorization, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: await reply.json() };
  };

  const { handlers } = jobWork(services);
  const deliver = async (body: string, headers: Record<string, string>) => {
    const reply = await app.inject({
      method: "POST",
      url: "/api/payment/webhook",
      payload: body,
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: reply.statusCode, body: JSON.parse(reply.payload) } as Reply;
  };

  return {
    db,
    app,
    services,
    alarms,
    mails,
    call,
    bankUrl,
    bankCall,
    deliver,
    /** Delivers any body with the provider's signature. */
    deliverSigned: (body: string) => {
      const signature = createHmac("sha256", KEYS.webhookSecret).update(body).digest("hex");
      return deliver(body, { "x-razorpay-signature": signature });
    },
    /** The sandbox's webhooks, oldest first. The sandbox can't reach this shop, so tests deliver them. */
    webhooks: async (gatewayOrderId: string) => {
      const webhooks = await db.select().from(sandboxWebhooks).orderBy(asc(sandboxWebhooks.nextAt));
      return webhooks
        .filter(({ body }) => body.includes(gatewayOrderId))
        .map(({ eventId, event, body }) => {
          const signature = createHmac("sha256", KEYS.webhookSecret).update(body).digest("hex");
          const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": eventId };
          return { event, deliver: () => deliver(body, headers) };
        });
    },
    /** Runs all waiting jobs. */
    work: () => jobs.runAll(handlers),
    /** Runs a job again, as the queue does after a failure. */
    retry: (name: string, data: Record<string, unknown>) => handlers[name]?.(data),
    waitingJobs: () => jobs.waiting(),
    /** Runs what the scheduler starts every minute. */
    everyMinute: async () => {
      await handlers["reconcile-payments"]?.({});
      await jobs.runAll(handlers);
    },
    /** Runs what the scheduler starts every five minutes to refund duplicate payments. */
    refundDuplicatePayments: async () => {
      await handlers["find-second-money"]?.({});
      await jobs.runAll(handlers);
    },
    /** Runs what the scheduler starts every five minutes for open refunds. */
    retryRefunds: async () => {
      await handlers["retry-refunds"]?.({});
      await jobs.runAll(handlers);
    },
    /** Drops all waiting jobs. */
    deleteJobs: () => jobs.runAll(new Proxy({}, { get: () => async () => {} })),
    setClock: (at: Date) => {
      now = at;
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** Creates a customer with this many coins. */
    customer: async (name: string, coins = 0) => {
      await db.insert(users).values({ id: name, name, email: `${name}@example.com` });
      if (coins > 0)
        await addCoins(services, { userId: name, amount: coins, reason: "demo", key: `demo:${name}` });
      return name;
    },
    /** The folder of files that customers sent. */
    uploads,
    close: async () => {
      await app.close();
      await bank.close();
      await pubSub.close();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** `asha` is a customer; `baker+kitchen` is staff with that role. */
function sessionOf(who: string | null): Session | null {
  if (!who) return null;
  const [name = "", ...roles] = who.split("+");
  return testSession({ userId: name, name, roles: roles as Role[] });
}

/** The body of an order: half a kilo of truffle cake on Monday morning, with the given fields changed. */
export function anOrder(who: string, overrides: Record<string, unknown> = {}) {
  return {
    email: `${who}@example.com`,
    deliveryDate: "2026-11-23",
    deliveryTime: "9 AM - 12 PM",
    deliveryType: "Standard Delivery",
    message: "Happy birthday",
    address: "Flat 4B, Lotus Court, 12th Main",
    name: "Asha Rao",
    phone: "98765 43210",
    altPhone: "",
    pinCode: "110001",
    addressType: "Home",
    sku: [{ SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes", image: "" }],
    ...overrides,
  };
}

/** Pays in the sandbox like its window. Returns the browser's signed payment, or the bank's refusal. */
export async function pay(
  testApp: TestApp,
  gatewayOrderId: string,
  vpa = "success@razorpay",
): Promise<Reply> {
  const paid = await testApp.bankCall("POST", "/v1/checkout/pay", {
    order_id: gatewayOrderId,
    method: "upi",
    vpa,
  });
  if (paid.status !== 200) return paid;
  return {
    status: 200,
    body: {
      orderId: paid.body.razorpay_order_id,
      paymentId: paid.body.razorpay_payment_id,
      signature: paid.body.razorpay_signature,
    },
  };
}
