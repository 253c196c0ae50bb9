import type { Vault } from "../infrastructure/config/vault.ts";
import type { Db } from "../infrastructure/database/db.ts";
import type { Mailer } from "../infrastructure/email/mailer.ts";
import type { Jobs } from "../infrastructure/jobs/jobs.ts";
import type { RateLimiter } from "../infrastructure/limits/rate-limiter.ts";
import type { Log } from "../infrastructure/logging/log.ts";
import type { PubSub } from "../infrastructure/pubsub/pub-sub.ts";
import type { TableFiles } from "../infrastructure/spreadsheets/table-files.ts";
import type { Uploads } from "../infrastructure/uploads/open-uploads.ts";
import type { WebhookClient } from "../infrastructure/webhooks/webhook-client.ts";
import type { Identity } from "./accounts/identity.ts";
import type { Pictures } from "./catalogue/pictures.ts";
import type { RenderTaxDocument } from "./invoices/rules/tax-document.ts";
import type { RenderMail } from "./mail/rules/mail-content.ts";
import type { PaymentGateway } from "./payments/gateways/gateway.ts";
import type { RenderPhotoSheet } from "./photos/rules/photo-sheet.ts";
import type { ShopSettings } from "./settings.ts";
import type { MachineFacts } from "./shop-facts/rules/facts.ts";

/** Dependencies of use cases, built at start by `src/server`, and by tests. */
export type Services = {
  db: Db;
  /** Now, as an instant. Tests hand in a fixed one. */
  clock: () => Date;
  gateway: PaymentGateway;
  /** Sends mails of the outbox. Use cases call `mail/write-mail.ts` instead. */
  mailer: Mailer;
  renderMail: RenderMail;
  /** Renders invoices and credit notes as PDF. */
  renderTaxDocument: RenderTaxDocument;
  /** Renders photos of an order as PDF, for the printer. */
  renderPhotoSheet: RenderPhotoSheet;
  jobs: Jobs;
  /**
   * Notifies open pages of an order, by its id, that it or its payment has changed, and the board of its kitchen; tells
   * of changed public data.
   */
  pubSub: PubSub;
  log: Log;
  identity: Identity;
  pictures: Pictures;
  uploads: Uploads;
  /** Reads and writes tables as CSV and workbooks. */
  tableFiles: TableFiles;
  /** As of now: read them when they are needed, because the owner may change facts on screen. */
  settings: ShopSettings;
  /** The set-up of the server, for the checklist before opening. */
  operator: {
    /** Do payments go to the demo's own sandbox? */
    hasSandbox: boolean;
    /** Are mails sent, or only saved? */
    sendsMail: boolean;
    /** Variables that live mode needs and that are not set. */
    missingVariables: string[];
  };
  /** Facts that variables and shop.json set. */
  machineFacts: MachineFacts;
  /** Limits the attempts per key in a window of time, for calls that are open to all visitors. */
  rateLimiter: RateLimiter;
  /** Signs a text with the shop's key, for links that replace a sign-in. */
  sign: (text: string) => string;
  /** Encrypts secrets that are stored in the database and must be read again. */
  vault: Vault;
  /** Calls the programs of others. */
  webhookClient: WebhookClient;
};
