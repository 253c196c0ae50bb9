import { createHmac } from "node:crypto";
import { isNull } from "drizzle-orm";
import type { Db } from "../infrastructure/database/db.ts";
import type { Log } from "../infrastructure/logging/log.ts";
import { newId } from "./entities.ts";
import type { Faults } from "./faults.ts";
import { sandboxWebhooks } from "./sandbox.tables.ts";
import { endAttempt, insertWebhooks, selectDueWebhooks } from "./webhooks.queries.ts";

/** How often to look for webhooks whose retry is due, in ms. New ones are sent at once. */
const POLL_EVERY_MS = 5_000;
/** How long the shop may take to reply, in ms. Razorpay allows 5 s. */
const REPLY_TIMEOUT_MS = 5_000;
const MAX_RETRY_DELAY_MS = 60 * 60_000;
/** A late webhook is sent when the sandbox settles, or after a day. */
const LATE_DELAY_MS = 24 * 60 * 60_000;

export type WebhookTarget = { url: string; secret: string };

/**
 * Sends events as Razorpay does: signed, at least once, retried with back-off until the shop replies 2xx. Undelivered
 * events are in the database, so a restart loses none.
 */
export class Webhooks {
  readonly #db: Db;
  readonly #faults: Faults;
  readonly #target: () => WebhookTarget;
  readonly #log: Log;
  readonly #clock: () => Date;
  readonly #timer: NodeJS.Timeout;
  #sending: Promise<void> | null = null;
  #again = false;

  constructor(parts: { db: Db; faults: Faults; target: () => WebhookTarget; log: Log; clock: () => Date }) {
    this.#db = parts.db;
    this.#faults = parts.faults;
    this.#target = parts.target;
    this.#log = parts.log;
    this.#clock = parts.clock;
    this.#timer = setInterval(() => this.send(), POLL_EVERY_MS);
    this.#timer.unref();
  }

  /** Stores events to send, in this order unless a fault changes it. Call `send` after the transaction. */
  async store(db: Db, events: { event: string; payload: Record<string, unknown> }[]): Promise<void> {
    const now = this.#clock();
    const toSend = events.filter(() => !this.#faults.strikes("webhook-missing"));
    if (this.#faults.strikes("webhook-reordered")) toSend.reverse();
    const rows = toSend.map(({ event, payload }, position) => {
      const body = JSON.stringify({
        entity: "event",
        account_id: "acc_sandbox",
        event,
        contains: Object.keys(payload),
        payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
        created_at: Math.floor(now.getTime() / 1000),
      });
      const late = this.#faults.strikes("webhook-late") ? LATE_DELAY_MS : 0;
      const nextAt = new Date(now.getTime() + position + late);
      return { eventId: newId("evt"), event, body, nextAt };
    });
    if (rows.length > 0) await insertWebhooks(db, { webhooks: rows });
  }

  /** Sends all waiting events now. */
  async hurry(): Promise<void> {
    const { deliveredAt } = sandboxWebhooks;
    await this.#db.update(sandboxWebhooks).set({ nextAt: this.#clock() }).where(isNull(deliveredAt));
    this.send();
  }

  /** Sends all due events. Only one run at a time; a call during a run makes it look once more. */
  send(): void {
    this.#again = true;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#again = false;
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        for (const due of await this.#due()) await this.#sendOne(due);
      } catch (error) {
        this.#log.warn({ err: error }, "sandbox: webhooks wait, the database is away");
      }
    }
  }

  #due() {
    const by = new Date(this.#clock().getTime() + 10).toISOString();
    return selectDueWebhooks(this.#db, { by });
  }

  async #sendOne({ eventId, body, attempts }: typeof sandboxWebhooks.$inferSelect): Promise<void> {
    const delivered =
      (await this.#post(eventId, body)) &&
      (!this.#faults.strikes("webhook-duplicate") || (await this.#post(eventId, body)));
    const now = this.#clock();
    const wait = Math.min(1_000 * 2 ** attempts, MAX_RETRY_DELAY_MS);
    const end = delivered ? { deliveredAt: now } : { nextAt: new Date(now.getTime() + wait) };
    await endAttempt(this.#db, { eventId, end });
  }

  async #post(eventId: string, body: string): Promise<boolean> {
    const { url, secret } = this.#target();
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": signature,
        "x-razorpay-event-id": eventId,
      },
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    }).catch(() => null);
    return answer?.ok ?? false;
  }
}
