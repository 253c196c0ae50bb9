import { createHmac } from "node:crypto";
import { join } from "node:path";
import { type Config, missingInLiveMode } from "../infrastructure/config/config.ts";
import { ownUrl } from "../infrastructure/config/own-url.ts";
import { createVault } from "../infrastructure/config/vault.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { createSavedMailer, type SavedMailer } from "../infrastructure/email/saved-mailer.ts";
import { createSmtpMailer } from "../infrastructure/email/smtp-mailer.ts";
import { type JobQueue, openJobs } from "../infrastructure/jobs/open-jobs.ts";
import { MemoryRateLimiter } from "../infrastructure/limits/memory-rate-limiter.ts";
import { RedisRateLimiter } from "../infrastructure/limits/redis-rate-limiter.ts";
import type { PinoLog } from "../infrastructure/logging/log.ts";
import { openPictures } from "../infrastructure/pictures/pictures.ts";
import { openPubSub } from "../infrastructure/pubsub/open-pub-sub.ts";
import { openTableFiles } from "../infrastructure/spreadsheets/table-files.ts";
import { openUploads } from "../infrastructure/uploads/open-uploads.ts";
import { createWebhookClient } from "../infrastructure/webhooks/create-webhook-client.ts";
import { createRazorpayGateway } from "../shop/payments/gateways/razorpay/razorpay-gateway.ts";
import { PROVIDER_FACTS } from "../shop/payments/rules/providers.ts";
import { JOB_NAMES } from "../shop/reactions.ts";
import type { Services } from "../shop/services.ts";
import type { MachineFacts } from "../shop/shop-facts/rules/facts.ts";
import { followSettings } from "./live-settings.ts";
import { builtPages, developmentPages, renderersOf, type Web } from "./load-pages.ts";
import type { Secrets } from "./read-secrets.ts";
import { shopIdentity } from "./shop-identity.ts";
import { renderInWorker } from "./tax-documents/render-in-worker.ts";

const PICTURES = join(import.meta.dirname, "../../build/pictures/manifest.json");
/** In a demo, all customers of a test or an office share one IP address. */
const DEMO_CALLS_PER_MINUTE = 2_000;

export type OpenServices = {
  services: Services;
  /** The queue of `services`. Its workers are not started. */
  jobs: JobQueue;
  web: Web;
  /** Stores mails instead of sending them; undefined if a mail server is configured. */
  savedMail: SavedMailer | undefined;
  /** Ends jobs and connections. The database stays open. */
  close(): Promise<void>;
};

/** Opens payments, mail, jobs and all else that use cases need, on a connected database. */
export async function openServices({
  config,
  keys,
  machineFacts,
  directory,
  database,
  log,
}: {
  config: Config;
  keys: Secrets;
  machineFacts: MachineFacts;
  /** The checked data folder. */
  directory: string;
  database: OpenDatabase;
  log: PinoLog;
}): Promise<OpenServices> {
  const { db, driver } = database;
  const currentSettings = await followSettings({ config, db, log, machineFacts });
  const jobs = await openJobs({ driver, names: JOB_NAMES, log });
  const pubSub = await openPubSub({ driver, log });
  const savedMail = config.SMTP_URL ? undefined : createSavedMailer(join(directory, "mail"));
  const web = process.env.NODE_ENV === "development" ? await developmentPages() : await builtPages();
  const renderer = renderInWorker(currentSettings);
  const redis = config.REDIS_URL ? await RedisRateLimiter.open(config.REDIS_URL, log) : undefined;
  const rateLimiter = redis ?? new MemoryRateLimiter();
  const services: Services = {
    db,
    clock: () => new Date(),
    gateway: gatewayOf(config, keys),
    mailer: savedMail ?? createSmtpMailer({ url: config.SMTP_URL ?? "", from: config.MAIL_FROM ?? "" }),
    renderMail: async (content) => (await renderersOf(web)).renderMail(content, currentSettings()),
    ...documentRenderers(web, renderer, currentSettings),
    ...{ jobs, pubSub, log },
    identity: await shopIdentity(() => services, {
      ...{ db, log, settings: currentSettings(), config, rateLimiter, secret: keys.session },
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
  const close = async () => {
    await jobs.stop();
    await pubSub.close();
    await renderer.close();
    redis?.close();
  };
  return { services, jobs, web, savedMail, close };
}

function gatewayOf(config: Config, keys: Secrets) {
  const { sandboxPath } = PROVIDER_FACTS.razorpay;
  return createRazorpayGateway({
    ...keys,
    apiUrl: config.RAZORPAY_API_URL ?? (keys.sandbox ? `${ownUrl(config)}${sandboxPath}` : null),
    checkoutUrl: config.RAZORPAY_CHECKOUT_URL ?? (keys.sandbox ? `${sandboxPath}/checkout.js` : null),
  });
}

/** In a worker; in development in this thread, where the templates reload with the pages. */
function documentRenderers(
  web: Web,
  worker: ReturnType<typeof renderInWorker>,
  currentSettings: () => Services["settings"],
): Pick<Services, "renderTaxDocument" | "renderPhotoSheet"> {
  if (web.mode === "production") {
    const { renderTaxDocument, renderPhotoSheet } = worker;
    return { renderTaxDocument, renderPhotoSheet };
  }
  return {
    renderTaxDocument: async (document) =>
      (await renderersOf(web)).lazyRenderTaxDocument(document, currentSettings()),
    renderPhotoSheet: async (sheet) => (await renderersOf(web)).lazyRenderPhotoSheet(sheet),
  };
}
