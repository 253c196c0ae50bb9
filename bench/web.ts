import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { builtScriptBytes, scriptBudget } from "../bootstrap/script-budgets.ts";
import { freePort, removeDirectory, startShop } from "../tests/support/shop.ts";
import { measureInteractions } from "./interactions.ts";

/** Lowest score of 100 on a mid-range phone with a slow connection, as Lighthouse simulates it. */
const LOWEST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof LOWEST;
const CATEGORIES = Object.keys(LOWEST) as Category[];
/** The machine's load varies, so the median of this many visits counts. */
const VISITS = 3;
/**
 * Speed of a low-end phone in Lighthouse's benchmark (DevTools' "low-tier mobile"). The CPU is slowed down to it, at
 * most fourfold as in Lighthouse: more would simulate phones that are no longer sold.
 */
const PHONE = 264;
const SLOWEST = 4;

/** Longest time from a press to the next paint on that phone, in ms. */
const LONGEST_INTERACTION_MS = 100;

/** After this many visits a page is compressed again, which takes this long at most, in ms. See `page-cache.ts`. */
const [OFTEN, COMPRESSING_MS] = [10, 500];

const say = (line: string) => process.stdout.write(`${line}\n`);

const port = await freePort();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: [
    `--remote-debugging-port=${port}`,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
const shop = await startShop();
const pages =
  process.argv.length > 2 ? process.argv.slice(2) : ["/", "/birthday-cakes", await aCake(), "/aboutus"];
let below = 0;
for (const [id, bytes] of builtScriptBytes()) weigh(id, bytes);
try {
  const machine = (await visitPage("/aboutus", SLOWEST)).environment.benchmarkIndex;
  const slowdown = Math.min(SLOWEST, machine / PHONE);
  say(
    `This machine does ${Math.round(machine)}, a cheap phone ${PHONE}: slowed down ${slowdown.toFixed(1)} times`,
  );
  for (const page of pages) await judge(page, slowdown);
  await judgeInteractions(slowdown);
} finally {
  await browser.close();
  await shop.stop();
  await removeDirectory(shop.directory);
}
process.exit(below > 0 ? 1 : 0);

async function judgeInteractions(slowdown: number): Promise<void> {
  const places = { shop: shop.url, cake: await aCake(), listing: "/birthday" };
  for (const [name, ms] of await measureInteractions(browser, { ...places, slowdown })) {
    const isOver = ms > LONGEST_INTERACTION_MS;
    if (isOver) below += 1;
    say(`${isOver ? "✗" : "✓"} ${name.padEnd(45)} ${ms} ms of ${LONGEST_INTERACTION_MS} ms`);
  }
}

async function aCake(): Promise<string> {
  const reply = await fetch(`${shop.url}/api/cakes/get-cakes?start=1&end=2`);
  const { data } = (await reply.json()) as { data: unknown[][] };
  return `/cake/${data[1]?.[2]}`;
}

/** Compares the scripts of a route's page with its budget. */
function weigh(id: string, bytes: number): void {
  const isOver = bytes > scriptBudget(id);
  if (isOver) below += 1;
  const figure = `${(bytes / 1000).toFixed(1)} kB of ${scriptBudget(id) / 1000} kB`;
  say(`${isOver ? "✗" : "✓"} scripts of ${id.padEnd(34)} ${figure}`);
}

async function judge(page: string, slowdown: number): Promise<void> {
  await warm(page);
  const visits: Result[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitPage(page, slowdown));
  visits.sort((a, b) => score(a, "performance") - score(b, "performance"));
  const middle = visits[Math.floor(VISITS / 2)] as Result;
  const scores = CATEGORIES.map((category) => `${category} ${score(middle, category)}`).join(", ");
  const measures = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ]
    .map((id) => `${middle.audits[id]?.title}: ${middle.audits[id]?.displayValue}`)
    .join(", ");
  const poor = CATEGORIES.filter((category) => score(middle, category) < LOWEST[category]);
  if (poor.length > 0) below += 1;
  say(`${poor.length === 0 ? "✓" : "✗"} ${page.padEnd(20)} ${scores}`);
  say(`  ${measures.replaceAll("\u00a0", " ")}`);
  for (const category of poor) for (const line of failures(middle, category)) say(`  ${category}: ${line}`);
}

/** Visits the page first, so that it is cached and compressed well, as most visitors find it. */
async function warm(page: string): Promise<void> {
  for (let visit = 0; visit < OFTEN; visit++) {
    const reply = await fetch(shop.url + page, { headers: { "accept-encoding": "br" } });
    await reply.text();
  }
  await pause(COMPRESSING_MS);
}

async function visitPage(page: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const run = await lighthouse(
    `${shop.url}${page}`,
    { port, logLevel: "error", output: "json" },
    {
      extends: "lighthouse:default",
      settings: { onlyCategories: CATEGORIES, throttling: { cpuSlowdownMultiplier } },
    },
  );
  if (!run) throw new Error(`Lighthouse said nothing of ${page}`);
  if (run.lhr.runtimeError) throw new Error(`${page}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** Failed audits of a category, each with the first elements or files that it names. */
function failures(result: Result, category: Category): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    const details = audit.details as { items?: { node?: { snippet: string }; url?: string }[] } | undefined;
    const named = (details?.items ?? []).slice(0, 4).map((item) => item.node?.snippet ?? item.url ?? "");
    return [`${audit.title} ${audit.displayValue ?? ""} ${named.join(" ")}`.trim()];
  });
}
