import type { FastifyInstance } from "fastify";
import type { Config } from "../infrastructure/config/config.ts";
import { ownUrl } from "../infrastructure/config/own-url.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import type { SavedMailer } from "../infrastructure/email/saved-mailer.ts";
import { watchDisk } from "../infrastructure/files/disk-space.ts";
import type { PinoLog } from "../infrastructure/logging/log.ts";
import { sandbox } from "../sandbox/sandbox.ts";
import { closeDemoAccounts } from "../shop/accounts/close-demo-accounts.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "../shop/accounts/ensure-demo-accounts.ts";
import { may } from "../shop/accounts/rules/permissions.ts";
import { changeFeedOf } from "../shop/change-feed/change-feed.ts";
import { PROVIDER_FACTS } from "../shop/payments/rules/providers.ts";
import { jobWork } from "../shop/reactions.ts";
import { prepareSearch } from "../shop/search/find-products.ts";
import type { Services } from "../shop/services.ts";
import type { MachineFacts } from "../shop/shop-facts/rules/facts.ts";
import { buildApp } from "./build-app.ts";
import { devMail } from "./dev-mail.ts";
import type { HeldPort } from "./hold-port.ts";
import { loadDemoShop, refuseDemoOrders } from "./load-demo-shop.ts";
import { type OpenServices, openServices } from "./open-services.ts";
import { readSecrets, type Secrets } from "./read-secrets.ts";

export type OpenShop = { app: FastifyInstance; close(): Promise<void> };

/** Default days of past orders in a new demo shop on the embedded database. A PostgreSQL may become a real shop's. */
const DEMO_DAYS = 120;
/** How long open requests may take when the shop stops, in ms. */
const CLOSE_TIMEOUT_MS = 3_000;

export type StartOptions = {
  /** The facts that the machine sets. The database may hold more. */
  machineFacts: MachineFacts;
  /** The checked data folder. */
  directory: string;
  /** Opened but not yet queried. The shop closes it. */
  database: OpenDatabase;
  log: PinoLog;
  /** The port on which the shop will listen. */
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
    const keys = await readSecrets(config, directory);
    await database.connect(say);
    await database.migrate(say);
    return await openWithDatabase({ ...opening, config, keys });
  } catch (error) {
    await database.close();
    throw database.explain(error);
  }
}

type OpenOptions = StartOptions & { config: Config; keys: Secrets };

async function openWithDatabase(options: OpenOptions): Promise<OpenShop> {
  const { config, database, port, say } = options;
  const opened = await openServices(options);
  const { services, jobs } = opened;
  if (config.SHOP_MODE === "demo") await loadDemoShop(services, say, { pastDays: pastDays(config) });
  else {
    await refuseDemoOrders(services);
    await closeDemoAccounts(services);
  }
  // Before the app, which counts a blocked event loop as overload and would refuse its first pages: a large catalogue
  // takes seconds.
  await prepareSearch(services);
  // Not awaited: pages do not wait for the index. If it fails, the next search tries again.
  changeFeedOf(database.db).handle(async () => void prepareSearch(services).catch(() => {}));
  const app = await appOf(opened, options);
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
      await opened.close();
      await database.close();
    },
  };
}

function appOf({ services, web, savedMail }: OpenServices, { config, keys, log, directory }: OpenOptions) {
  const isDemo = config.SHOP_MODE === "demo";
  return buildApp({
    ...{ services, log, web },
    trustProxy: config.trustedProxies,
    metricsToken: config.METRICS_TOKEN,
    maxEventLoopDelay: config.MAX_EVENT_LOOP_DELAY,
    isWritable: watchDisk(directory),
    extras: [
      ...(keys.sandbox ? [withSandbox(services, config, keys)] : []),
      ...(savedMail && isDemo ? [withSavedMail(savedMail, services.settings.origins)] : []),
    ],
  });
}

/** Days of past orders in a new demo shop: the setting, or its default. */
function pastDays({ DEMO_DAYS: days, DATABASE_URL }: Config): number {
  return days ?? (DATABASE_URL === undefined ? DEMO_DAYS : 0);
}

function withSandbox(
  { db, clock, log, identity }: Services,
  config: Config,
  { keyId, keySecret, webhookSecret }: Secrets,
) {
  const url = `${ownUrl(config)}/api/payment/webhook`;
  return async (app: FastifyInstance) => {
    await app.register(sandbox, {
      prefix: PROVIDER_FACTS.razorpay.sandboxPath,
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
