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
import { ask, CHECKS, type CheckResult } from "./checks.ts";
import { type Dice, dice } from "./dice.ts";
import { layBeside } from "./evidence.ts";
import type { Grounds } from "./grounds.ts";
import { startInstances } from "./instances.ts";
import { KEYS, type Provider, startProvider } from "./provider.ts";
import { tidyUp, type UnderWay } from "./rest.ts";
import { ChaosShopper, type Mall } from "./shopper.ts";

export type ChaosPlan = {
  seed: number;
  /** So many come, unless the time is over before. */
  shoppers: number;
  /** After so many seconds nobody comes any more. */
  seconds: number;
  /** So many are in the shop at a time. */
  atOnce: number;
  /** Days with four slots each, and the places in each slot: fewer than shoppers want. */
  days: number;
  places: number;
  /** How often a killed instance is killed again before it serves, 0 to 1. */
  killsInStarts: number;
};

export type ChaosReport = {
  did: Map<string, number>;
  kills: number;
  /** Null: embedded, it restarts with the shop. */
  databaseRestarts: number | null;
  seconds: { storm: number; rest: number };
  /** What was still to be done at each look afterwards; the last one has to be nothing. */
  looks: UnderWay[];
  checks: CheckResult[];
};

/** Longest time for the last shoppers to end, in s: somebody who waits for ever is a failure too. */
const LAST_ONES_WITHIN = 120;

/**
 * Lets many shoppers order and pay in a shop that is killed again and again, with a provider, a mail server and a
 * database that fail; waits until nothing is left to do; then asks whether every promise was kept. On PostgreSQL the
 * shop has two instances, embedded one.
 * @param say gets a line now and then
 */
export async function runChaos(
  grounds: Grounds,
  plan: ChaosPlan,
  say: (line: string) => void,
): Promise<ChaosReport> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    return await runOn(grounds, plan, { say, after: (cleanUp) => cleanUps.push(cleanUp) });
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

type Surroundings = { say(line: string): void; after(cleanUp: () => Promise<unknown>): void };

async function runOn(grounds: Grounds, plan: ChaosPlan, { say, after }: Surroundings): Promise<ChaosReport> {
  const chance = dice(plan.seed);
  const { directory, databaseUrl } = grounds;
  const open = () =>
    databaseUrl ? Promise.resolve(openPostgres(databaseUrl, () => {})) : openEmbedded(directory);
  await makeSlotsSmall(open, plan);
  const mailServer = await startMailServer();
  after(mailServer.stop);
  const ports = await Promise.all(Array.from({ length: databaseUrl ? 2 : 1 }, freePort));
  const addresses = ports.map((port) => `http://localhost:${port}`);
  const [origin] = addresses as [string];
  const provider = await startProvider(addresses, chance.of(-1));
  after(provider.stop);
  const env = {
    ...environment(origin, provider, mailServer, databaseUrl),
    // As `npm start` does: instances that start faster can be killed more often.
    NODE_COMPILE_CACHE: join(directory, "compiled"),
  };
  const houses = ports.map((port, nth) => ({
    directory: databaseUrl ? join(directory, `${nth}`) : directory,
    port,
    env,
  }));
  const instances = await startInstances(houses);
  after(() => instances.stop().catch(() => {}));
  const mall: Mall = {
    origin,
    instances: addresses,
    provider: provider.url,
    wishes: await standardSlots(origin, 3, plan.days),
    told: [],
    did: provider.done,
  };
  const slots = `${mall.wishes.length} slots of ${plan.places} places`;
  say(`At most ${plan.shoppers} shoppers for ${slots}, ${ports.length} instances`);

  const began = Date.now();
  provider.misbehave();
  instances.killNowAndThen(chance.of(-2), plan.killsInStarts);
  const mailTroubles = failAtMail(mailServer, chance.of(-3));
  const databaseRestarts = await Promise.race([storm(plan, mall, grounds), tooLong(plan)]);
  await mailTroubles.end();
  await instances.spare();
  await provider.behave();
  await instances.stop();
  const storming = Date.now() - began;
  say(`The storm is over after ${Math.round(storming / 1000)} s and ${instances.kills} kills`);

  const looks = await tidyUp(houses[0] as (typeof houses)[number], open, provider);
  const resting = Date.now() - began - storming;
  const database = await open();
  after(database.close);
  const mails = mailServer.received.map((mail) => keyOf(mail.header("message-id")));
  await layBeside(database.db, { ...(await provider.books()), mails, told: mall.told });
  const checks: CheckResult[] = [];
  for (const check of CHECKS) checks.push(await ask(database.db, check));
  const seconds = { storm: storming / 1000, rest: resting / 1000 };
  return { did: mall.did, kills: instances.kills, databaseRestarts, seconds, looks, checks };
}

async function makeSlotsSmall(open: () => Promise<OpenDatabase>, { places }: ChaosPlan): Promise<void> {
  const { db, close } = await open();
  await db.execute(sql`update delivery_options set capacity = ${places} where option = 'standard'`);
  await close();
}

/** Every instance has the same keys, as behind one balancer, which says where each call comes from. */
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

/** All shoppers come and go; in the middle of it the database restarts. How often it did. */
async function storm(plan: ChaosPlan, mall: Mall, grounds: Grounds): Promise<number | null> {
  const chance = dice(plan.seed);
  const began = Date.now();
  const passed = () => (Date.now() - began) / 1000;
  let next = 0;
  const comeAndGo = async () => {
    while (next < plan.shoppers && passed() < plan.seconds) {
      const nth = next++;
      await new ChaosShopper(mall, nth, chance.of(nth)).live();
    }
  };
  const isHalfOver = () => next * 2 >= plan.shoppers || passed() * 2 >= plan.seconds;
  const restart = async () => {
    while (!isHalfOver()) await pause(100);
    await grounds.restartDatabase();
    return 1;
  };
  const shoppers = Promise.all(Array.from({ length: plan.atOnce }, comeAndGo));
  const [restarts] = await Promise.all([grounds.databaseUrl ? restart() : null, shoppers]);
  return restarts;
}

async function tooLong({ seconds }: ChaosPlan): Promise<never> {
  await pause((seconds + LAST_ONES_WITHIN) * 1000, undefined, { ref: false });
  throw new Error(`some shoppers were not done ${LAST_ONES_WITHIN} s after the last one came`);
}

/** The mail server refuses for a while, now and then; never for good. */
function failAtMail(server: MailServer, chance: Dice) {
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

/** The key of a mail, out of the Message-ID that it is sent under. */
function keyOf(messageId: string | undefined): string {
  return decodeURIComponent(messageId?.slice(1, messageId.lastIndexOf("@")) ?? "");
}
