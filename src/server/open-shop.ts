import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Config, missingInLiveMode } from "../infrastructure/config/config.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";
import { demoSecrets } from "../infrastructure/config/secrets.ts";
import { createVault } from "../infrastructure/config/vault.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { createSavedMailer, type SavedMailer } from "../infrastructure/email/saved-mailer.ts";
import { createSmtpMailer } from "../infrastructure/email/smtp-mailer.ts";
import { watchDisk } from "../infrastructure/files/disk-space.ts";
import { openJobs } from "../infrastructure/jobs/open-jobs.ts";
import { MemoryRateLimiter } from "../infrastructure/limits/memory-rate-limiter.ts";
import { RedisRateLimiter } from "../infrastructure/limits/redis-rate-limiter.ts";
import type { PinoLog } from "../infrastructure/logging/log.ts";
import { openPictures } from "../infrastructure/pictures/pictures.ts";
import { openPubSub } from "../infrastructure/pubsub/open-pub-sub.ts";
import { openTableFiles } from "../infrastructure/spreadsheets/table-files.ts";
import { openUploads } from "../infrastructure/uploads/open-uploads.ts";
import { createWebhookClient } from "../infrastructure/webhooks/create-webhook-client.ts";
import { sandbox } from "../sandbox/sandbox.ts";
import { closeDemoAccounts } from "../shop/accounts/close-demo-accounts.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "../shop/accounts/ensure-demo-accounts.ts";
import { may } from "../shop/accounts/rules/permissions.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import { createRazorpayGateway } from "../shop/payments/gateways/razorpay/razorpay-gateway.ts";
import { JOB_NAMES, jobWork } from "../shop/reactions.ts";
import { prepareSearch } from "../shop/search/find-products.ts";
import type { Services } from "../shop/services.ts";
import type { MachineFacts } from "../shop/shop-facts/rules/facts.ts";
import { buildApp } from "./build-app.ts";
import { devMail } from "./dev-mail.ts";
import type { HeldPort } from "./hold-port.ts";
import { followSettings } from "./live-settings.ts";
import { loadDemoShop, refuseDemoOrders } from "./load-demo-shop.ts";
import { builtPages, developmentPages, renderersOf } from "./load-pages.ts";
import { shopIdentity } from "./shop-identity.ts";
import { renderInWorker } from "./tax-documents/render-in-worker.ts";

export type OpenShop = { app: FastifyInstance; close(): Promise<void> };

const PICTURES = join(import.meta.dirname, "../../build/pictures/manifest.json");
const SANDBOX_CHECKOUT = "/sandbox/razorpay/checkout.js";
const RAZORPAY_CHECKOUT = "https://checkout.razorpay.com/v1/checkout.js";
const SANDBOX_KEY_ID = "rzp_test_sandbox";
/** Default days of past orders in a new demo shop on the embedded database. A PostgreSQL may become a real shop's. */
const DEMO_DAYS = 120;
/** In a demo, all customers of a test or an office share one IP address. */
const DEMO_CALLS_PER_MINUTE = 2_000;
/** How long open requests may take when the shop stops, in ms. */
const CLOSE_TIMEOUT_MS = 3_000;

type Keys = { session: string; keyId: string; keySecret: string; webhookSecret: string; sandbox: boolean };

export type StartOptions = {
  /** Whose shop it is, as far as the machine says. The database may say more. */
  machineFacts: MachineFacts;
  /** The checked data folder. */
  directory: string;
  /** Opened but not yet queried. The shop closes it. */
  database: OpenDatabase;
  log: PinoLog;
  /** Where the shop will listen. */
  port: HeldPort;
  /** Reports the progress of the start to people. */
  say: (line: string) => void;
};

/**
 * Migrates the database, opens payments, mail and jobs, loads the demo shop if it is missing, and takes over the
 * port.
 */
export async function openShop(config: Config, opening: StartOptions): Promise<OpenShop> {
  const { directory, database, say } = opening;
  try {
    const keys = await findKeys(config, directory);
    await database.connect(say);
    await database.migrate(say);
    return await openWithDatabase({ ...opening, config, keys });
  } catch (error) {
    await database.close();
    throw database.explain(error);
  }
}

type OpenOptions = StartOptions & { config: Config; keys: Keys };

async function openWithDatabase({
  config,
  machineFacts,
  directory,
  database,
  keys,
  log,
  port,
  say,
}: OpenOptions): Promise<OpenShop> {
  const { db } = database;
  const currentSettings = await followSettings({ config, db, log, machineFacts });
  const jobs = await openJobs({ driver: database.driver, names: JOB_NAMES, log });
  const pubSub = await openPubSub({ driver: database.driver, log });
  const savedMail = config.SMTP_URL ? undefined : createSavedMailer(join(directory, "mail"));
  const web = process.env.NODE_ENV === "development" ? await developmentPages() : await builtPages();
  const renderer = renderInWorker(currentSettings);
  const redis = config.REDIS_URL ? await RedisRateLimiter.open(config.REDIS_URL, log) : undefined;
  const rateLimiter = redis ?? new MemoryRateLimiter();
  const services: Services = {
    db,
    clock: () => new Date(),
    gateway: createRazorpayGateway({
      ...keys,
      apiUrl:
        config.RAZORPAY_API_URL ?? (keys.sandbox ? `http://127.0.0.1:${config.PORT}/sandbox/razorpay` : null),
      checkoutUrl: config.RAZORPAY_CHECKOUT_URL ?? (keys.sandbox ? SANDBOX_CHECKOUT : RAZORPAY_CHECKOUT),
    }),
    mailer: savedMail ?? createSmtpMailer({ url: config.SMTP_URL ?? "", from: config.MAIL_FROM ?? "" }),
    renderMail: async (letter) => (await renderersOf(web)).renderMail(letter, currentSettings()),
    // In development the templates reload with the pages, in this thread.
    renderTaxDocument:
      web.mode === "production"
        ? renderer.renderTaxDocument
        : async (document) => (await renderersOf(web)).lazyRenderTaxDocument(document, currentSettings()),
    renderPhotoSheet:
      web.mode === "production"
        ? renderer.renderPhotoSheet
        : async (sheet) => (await renderersOf(web)).lazyRenderPhotoSheet(sheet),
    jobs,
    pubSub,
    log,
    identity: await shopIdentity(() => services, {
      db,
      log,
      settings: currentSettings(),
      config,
      rateLimiter,
      secret: keys.session,
      ...(config.SHOP_MODE === "demo" ? { callsPerMinute: DEMO_CALLS_PER_MINUTE } : {}),
    }),
    pictures: openPictures(PICTURES),
    uploads: openUploads(join(directory, "uploads")),
    tableFiles: openTableFiles(),
    get settings() {
      return currentSettings();
    },
    machineFacts,
    operator: {
      hasSandbox: keys.sandbox && config.RAZORPAY_API_URL === undefined,
      sendsMail: savedMail === undefined,
      missingVariables: missingInLiveMode(config),
    },
    rateLimiter,
    sign: (text) => createHmac("sha256", `links:${keys.session}`).update(text).digest("base64url"),
    vault: createVault(keys.session),
    webhookClient: createWebhookClient({ allowsLoopback: config.SHOP_MODE === "demo" }),
  };
  if (config.SHOP_MODE === "demo") await loadDemoShop(services, say, { pastDays: pastDays(config) });
  else {
    await refuseDemoOrders(services);
    await closeDemoAccounts(services);
  }

  const app = await buildApp({
    services,
    log,
    web,
    trustProxy: config.trustedProxies,
    metricsToken: config.METRICS_TOKEN,
    maxEventLoopDelay: config.MAX_EVENT_LOOP_DELAY,
    isWritable: watchDisk(directory),
    extras: [
      ...(keys.sandbox ? [withSandbox(services, config, keys)] : []),
      ...(savedMail && config.SHOP_MODE === "demo"
        ? [withSavedMail(savedMail, services.settings.origins)]
        : []),
    ],
  });
  // Before the first visitor: a large catalogue takes seconds.
  await prepareSearch(services);
  // Not awaited: pages do not wait for the index. If it fails, the next search tries again.
  changeFeedOf(db).handle(async () => void prepareSearch(services).catch(() => {}));
  await port.handOver(app);
  await jobs.start(jobWork(services));
  announce(config, services.settings.name, say);
  return {
    app,
    close: async () => {
      // Finishes open requests; those that take too long (event streams, a hanging provider) are cut off.
      const patience = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
      await app.close();
      clearTimeout(patience);
      await jobs.stop();
      await pubSub.close();
      await renderer.close();
      redis?.close();
      await database.close();
    },
  };
}

/** Days of past orders in a new demo shop: the setting, or its default. */
function pastDays({ DEMO_DAYS: days, DATABASE_URL }: Config): number {
  return days ?? (DATABASE_URL === undefined ? DEMO_DAYS : 0);
}

/** Keys from the environment. The demo generates missing ones at its first start. */
async function findKeys(config: Config, directory: string): Promise<Keys> {
  const { SESSION_SECRET, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = config;
  if (config.SHOP_MODE === "live") {
    if (!SESSION_SECRET || !RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) {
      throw new ConfigError("SHOP_MODE=live also needs its secrets and payment keys.");
    }
    const keys = {
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    };
    return { ...keys, session: SESSION_SECRET, sandbox: false };
  }
  const generatedSecrets = await demoSecrets(directory);
  return {
    session: SESSION_SECRET ?? generatedSecrets.session,
    keyId: RAZORPAY_KEY_ID ?? SANDBOX_KEY_ID,
    keySecret: RAZORPAY_KEY_SECRET ?? generatedSecrets.gatewayKey,
    webhookSecret: RAZORPAY_WEBHOOK_SECRET ?? generatedSecrets.webhook,
    sandbox: true,
  };
}

function withSandbox(
  { db, clock, log, identity }: Services,
  config: Config,
  { keyId, keySecret, webhookSecret }: Keys,
) {
  const url = `http://127.0.0.1:${config.PORT}/api/payment/webhook`;
  return async (app: FastifyInstance) => {
    await app.register(sandbox, {
      prefix: "/sandbox/razorpay",
      db,
      clock,
      log,
      keyId,
      keySecret,
      webhookTarget: () => ({ url, secret: webhookSecret }),
      isMerchant: async (headers) =>
        may((await identity.sessionOf(headers))?.roles ?? [], "reconcile settlements"),
    });
  };
}

function withSavedMail(mailer: SavedMailer, origins: string[]) {
  return async (app: FastifyInstance) => {
    await app.register(devMail, { mailer, origins });
  };
}

/** Prints what a person needs to begin. */
function announce(config: Config, name: string, say: (line: string) => void): void {
  say(`\n${name} is open at ${config.url}`);
  if (config.SHOP_MODE !== "demo") return;
  say("Demo shop: products are demo data, payments go to a sandbox, mail is saved at /dev/mail.");
  say(`Sign in as ${DEMO_PEOPLE.map(({ email }) => email).join(", ")}`);
  say(`each with the password ${DEMO_PASSWORD}. Pay with the UPI id success@razorpay.`);
}
