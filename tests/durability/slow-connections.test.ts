import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { demoDeployment } from "../support/demo-deployment.ts";
import { eventually, type RunningShop, startShop } from "../support/shop.ts";
import { type OrderWish, orderOf, type Shopper, signUp, standardSlots } from "../support/shopper.ts";
import { openSlowCrowd } from "../support/slow-crowd.ts";

/** The short form. `SLOW_CONNECTIONS=2000 SLOW_SECONDS=60` is the long one. */
const CONNECTIONS = Number(process.env.SLOW_CONNECTIONS ?? 500);
const SECONDS = Number(process.env.SLOW_SECONDS ?? 15);
/** The 99th percentile of a shopper's waits, in ms. */
const P99 = 1_000;
/** Limit of memory after the crowd, relative to before. */
const MOST_MEMORY = 1.1;

/** Prints the shop's memory after garbage collection, on a signal. */
const TELL_MEMORY = `data:text/javascript,process.on("SIGUSR2", () => {
  gc(); gc();
  process.stdout.write("MEMORY " + JSON.stringify(process.memoryUsage()) + "\\n");
})`;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Memory = { rss: number; heapUsed: number; external: number };

async function memoryOf(shop: RunningShop): Promise<Memory> {
  const memoryLines = () => shop.said().match(/MEMORY .*/g) ?? [];
  const before = memoryLines().length;
  shop.signal("SIGUSR2");
  await eventually("the shop tells its memory", () => memoryLines().length > before);
  return JSON.parse(memoryLines().at(-1)?.slice("MEMORY ".length) ?? "{}");
}

const used = ({ heapUsed, external }: Memory) => heapUsed + external;
const inMB = ({ rss, heapUsed, external }: Memory) =>
  `${[rss, heapUsed, external].map((bytes) => Math.round(bytes / 2 ** 20)).join(" + ")} MB`;

/** Browses for this many seconds. Returns the reply times in ms, sorted. */
async function lookAround(shopper: Shopper, sku: string, seconds: number): Promise<number[]> {
  const paths = [
    "/",
    "/AllCakes",
    `/cake/${sku}`,
    "/search?q=rose",
    "/api/me",
    "/api/orders",
    "/account/orders",
  ];
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    for (const path of paths) {
      const began = performance.now();
      const { status } = await shopper.get(path);
      times.push(performance.now() - began);
      expect([path, status]).toEqual([path, 200]);
    }
    // Searches are limited per network.
    await pause(150);
  }
  return times.sort((a, b) => a - b);
}

const percentile = (times: number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;

test(
  `@all ${CONNECTIONS} slow connections do not disturb a shopper, and leave no memory behind`,
  async () => {
    const deployment = await demoDeployment("PGlite");
    cleanUps.push(deployment.remove);
    const command: [string, ...string[]] = [
      ...([process.execPath, "--expose-gc", "--import", TELL_MEMORY] as const),
      "src/server/main.ts",
    ];
    const shop = await startShop({ ...deployment, command });
    cleanUps.push(shop.stop);
    const shopper = await signUp(shop.url, "calm@example.com");
    const [wish] = (await standardSlots(shop.url, 3, 1)) as [OrderWish];
    const alone = await lookAround(shopper, wish.sku, 5);
    const before = await memoryOf(shop);

    const crowd = openSlowCrowd(Number(new URL(shop.url).port), CONNECTIONS);
    cleanUps.push(async () => crowd.leave());
    await eventually("the crowd has come", () => crowd.open() >= CONNECTIONS * 0.95);
    const beside = await lookAround(shopper, wish.sku, SECONDS);
    const ordered = await shopper.post("/api/payment/create-order", orderOf(shopper, wish));
    expect(ordered.status).toBe(200);
    const during = await memoryOf(shop);
    const closed = crowd.closed();
    crowd.leave();

    let after = await memoryOf(shop);
    const isBack = async () => {
      after = await memoryOf(shop);
      return used(after) <= MOST_MEMORY * used(before);
    };
    await eventually("the memory is free again", isBack).catch(() => {});
    const timesOf = (times: number[]) =>
      `${times.length} replies, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
    process.stdout.write(
      `${CONNECTIONS} slow connections for ${SECONDS} s, ${closed} closed by the shop\n` +
        `alone:  ${timesOf(alone)}\nbeside: ${timesOf(beside)}\n` +
        `RSS + heap + external: before ${inMB(before)}, during ${inMB(during)}, after ${inMB(after)}\n`,
    );
    expect(closed, "the shop closes slow connections").toBeGreaterThan(CONNECTIONS / 2);
    expect(percentile(beside, 0.99)).toBeLessThan(P99);
    expect(used(after) / used(before)).toBeLessThan(MOST_MEMORY);
  },
  (SECONDS + 180) * 1_000,
);
