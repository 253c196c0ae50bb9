import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "../../src/infrastructure/database/open-database.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { freePort } from "../support/shop.ts";
import { standardSlots } from "../support/shopper.ts";
import { CHECKS, type CheckResult, runCheck } from "./checks.ts";
import { storeEvidence } from "./evidence.ts";
import { startInstances } from "./instances.ts";
import { KEYS, type Provider, startProvider } from "./provider.ts";
import { type PendingWork, runUntilIdle } from "./run-until-idle.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import type { ChaosSetup } from "./setup.ts";
import { type ChaosContext, ChaosShopper } from "./shopper.ts";

export type ChaosPlan = {
  seed: number;
  /** How many shoppers come, unless the time ends first. */
  shoppers: number;
  /** After this many seconds no new shoppers come. */
  seconds: number;
  /** Shoppers in the shop at the same time. */
  atOnce: number;
  /** Days with four slots each, and places per slot: fewer than shoppers want. */
  days: number;
  places: number;
  /** Probability that a killed instance is killed again before it serves, 0 to 1. */
  killsInStarts: number;
};

export type ChaosReport = {
  counts: Map<string, number>;
  kills: number;
  /** Null: embedded, it restarts with the shop. */
  databaseRestarts: number | null;
  seconds: { storm: number; rest: number };
  /** Unfinished work at each check afterwards; the last must be none. */
  looks: PendingWork[];
  checks: CheckResult[];
};

/** How long the last shoppers may take to finish, in s, so that an endless wait fails the run. */
const FINISH_TIMEOUT_S = 120;

/**
 * Lets many shoppers order and pay while the shop is killed again and again and provider, mail server and database
 * fail; waits until the shop is idle; then checks every promise. On PostgreSQL with two instances.
 * @param say gets lines of progress
 */
export async function runChaos(
  setup: ChaosSetup,
  plan: ChaosPlan,
  say: (line: string) => void,
): Promise<ChaosReport> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    return await runOn(setup, plan, { say, after: (cleanUp) => cleanUps.push(cleanUp) });
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

type RunTools = { say(line: string): void; after(cleanUp: () => Promise<unknown>): void };

async function runOn(setup: ChaosSetup, plan: ChaosPlan, { say, after }: RunTools): Promise<ChaosReport> {
  const chance = seededRandom(plan.seed);
  const { directory, databaseUrl } = setup;
  const open = () =>
    databaseUrl ? Promise.resolve(openPostgres(databaseUrl, () => {})) : openEmbedded(directory);
  await makeSlotsSmall(open, plan);
  const mailServer = await startMailServer();
  after(mailServer.stop);
  const ports = await Promise.all(Array.from({ length: databaseUrl ? 2 : 1 }, freePort));
  const urls = ports.map((port) => `http://localhost:${port}`);
  const [origin] = urls as [string];
  const provider = await startProvider(urls, chance.of(-1));
  after(provider.stop);
  const env = environment(origin, provider, mailServer, databaseUrl);
  const plans = ports.map((port, nth) => ({
    directory: databaseUrl ? join(directory, `${nth}`) : directory,
    port,
    env,
  }));
  const instances = await startInstances(plans);
  after(() => instances.stop().catch(() => {}));
  const context: ChaosContext = {
    origin,
    instances: urls,
    provider: provider.url,
    wishes: await standardSlots(origin, 3, plan.days),
    confirmations: [],
    counts: provider.counts,
  };
  const slots = `${context.wishes.length} slots of ${plan.places} places`;
  say(`At most ${plan.shoppers} shoppers for ${slots}, ${ports.length} instances`);

  const began = Date.now();
  provider.misbehave();
  instances.startKilling(chance.of(-2), plan.killsInStarts);
  const mailTroubles = failAtMail(mailServer, chance.of(-3));
  const databaseRestarts = await Promise.race([storm(plan, context, setup), tooLong(plan)]);
  await mailTroubles.end();
  await instances.stopKilling();
  await provider.behave();
  await instances.stop();
  const stormMs = Date.now() - began;
  say(`The storm is over after ${Math.round(stormMs / 1000)} s and ${instances.kills} kills`);

  const looks = await runUntilIdle(plans[0] as (typeof plans)[number], open, provider);
  const idleMs = Date.now() - began - stormMs;
  const database = await open();
  after(database.close);
  const mails = mailServer.received.map((mail) => keyOf(mail.header("message-id")));
  await storeEvidence(database.db, {
    ...(await provider.books()),
    mails,
    confirmations: context.confirmations,
  });
  const checks: CheckResult[] = [];
  for (const check of CHECKS) checks.push(await runCheck(database.db, check));
  const seconds = { storm: stormMs / 1000, rest: idleMs / 1000 };
  return { counts: context.counts, kills: instances.kills, databaseRestarts, seconds, looks, checks };
}

async function makeSlotsSmall(
  open: () => Promise<OpenDatabase>,
  { places: capacity }: ChaosPlan,
): Promise<void> {
  const { db, close } = await open();
  await db.execute(sql`update delivery_options set capacity = ${capacity} where option = 'standard'`);
  await close();
}

/** All instances have the same keys, as behind a load balancer, which reports the client's IP. */
function environment(
  origin: string,
  provider: Provider,
  mailServer: MailServer,
  databaseUrl: string | null,
): Record<string, string> {
  return {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    SHOP_URL: origin,
    TRUST_PROXY: "loopback",
    SESSION_SECRET: "a-session-secret-of-the-chaos-test",
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: provider.apiUrl,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Jamun <orders@jamun.example>",
    LOG_LEVEL: "error",
  };
}

/** Lets all shoppers come and go, and restarts the database in between. Returns the number of restarts. */
async function storm(plan: ChaosPlan, context: ChaosContext, setup: ChaosSetup): Promise<number | null> {
  const chance = seededRandom(plan.seed);
  const began = Date.now();
  const passed = () => (Date.now() - began) / 1000;
  let next = 0;
  const comeAndGo = async () => {
    while (next < plan.shoppers && passed() < plan.seconds) {
      const nth = next++;
      await new ChaosShopper(context, nth, chance.of(nth)).live();
    }
  };
  const isHalfOver = () => next * 2 >= plan.shoppers || passed() * 2 >= plan.seconds;
  const restart = async () => {
    while (!isHalfOver()) await pause(100);
    await setup.restartDatabase();
    return 1;
  };
  const shoppers = Promise.all(Array.from({ length: plan.atOnce }, comeAndGo));
  const [restarts] = await Promise.all([setup.databaseUrl ? restart() : null, shoppers]);
  return restarts;
}

async function tooLong({ seconds }: ChaosPlan): Promise<never> {
  await pause((seconds + FINISH_TIMEOUT_S) * 1000, undefined, { ref: false });
  throw new Error(`some shoppers had not finished ${FINISH_TIMEOUT_S} s after the last one arrived`);
}

/** The mail server refuses mails temporarily, now and then. */
function failAtMail(server: MailServer, chance: SeededRandom) {
  let isOver = false;
  const trouble = async () => {
    while (!isOver) {
      server.refuse(chance.chance(0.3) ? "451 try again later" : null);
      await pause(chance.between(200, 1_200));
    }
  };
  const troubles = trouble();
  return {
    end: async () => {
      isOver = true;
      await troubles;
      server.refuse(null);
    },
  };
}

/** The mail's key, from its Message-ID. */
function keyOf(messageId: string | undefined): string {
  return decodeURIComponent(messageId?.slice(1, messageId.lastIndexOf("@")) ?? "");
}
