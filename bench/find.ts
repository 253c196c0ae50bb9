import pg from "pg";
import { removeDirectory, startShop } from "../tests/support/shop.ts";
import { type Shopper, visitor } from "../tests/support/shopper.ts";
import { cpuOfWork } from "./cpu-time.ts";
import { filledDatabase } from "./filled-database.ts";
import { fillOrders, SEARCHES } from "./past-orders.ts";

/** Compares the office's search in shops with few and with many orders. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 1_000_000];
const SKUS = 15_000;
/** How long the slowest twentieth of searches may take, in ms. */
const LIMIT_MS = 150;
const WARM_UP = 60;
const MEASURED = 60;
/** Each of them may search 300 times a minute. */
const STAFF = ["owner", "manager", "care"].map((role) => `${role}@example.com`);
/** As often as they may search together, with a rest for other work on the machine. In ms. */
const BETWEEN = 60_000 / (300 * STAFF.length) + 5;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Wall time, and CPU time of the shop and of PostgreSQL for one search, in ms. */
type Cost = { p50: number; p95: number; shopMs: number; databaseMs: number };

async function measure(orders: number): Promise<Record<string, Cost>> {
  const database = await filledDatabase(SKUS);
  await fillOrders(database.url, orders);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const shop = await startShop({ env: { DATABASE_URL: database.url } });
  try {
    const staff = await Promise.all(STAFF.map((email) => signIn(shop.url, email)));
    const costs: Record<string, Cost> = {};
    for (const [what, text] of Object.entries(SEARCHES)) {
      const search = (nth: number) => find(staff[nth % staff.length], text(nth, orders));
      for (let nth = 0; nth < WARM_UP; nth++) await search(nth);
      const times: number[] = [];
      const cpu = await cpuOfWork({ shop: shop.url, database: client }, async () => {
        for (let nth = WARM_UP; nth < WARM_UP + MEASURED; nth++) times.push(await search(nth));
      });
      times.sort((a, b) => a - b);
      costs[what] = {
        p50: times[Math.floor(MEASURED / 2)] ?? 0,
        p95: times[Math.floor(MEASURED * 0.95)] ?? 0,
        shopMs: cpu.shop / MEASURED,
        databaseMs: cpu.database / MEASURED,
      };
    }
    return costs;
  } finally {
    await client.end();
    await shop.stop();
    await removeDirectory(shop.directory);
    await database.drop();
  }
}

async function signIn(shop: string, email: string): Promise<Shopper> {
  const person = visitor({ origin: shop, instance: () => shop }, email);
  const signedIn = await person.post("/api/auth/sign-in/email", { email, password: "demo-password" });
  if (signedIn.status !== 200) throw new Error(`sign-in of ${email}: ${signedIn.status}`);
  return person;
}

/** Searches as the palette does. Returns how long it took, in ms. */
async function find(person: Shopper | undefined, text: string): Promise<number> {
  const began = performance.now();
  const answer = await person?.get(`/admin/find.data?q=${encodeURIComponent(text)}&in=palette`);
  const took = performance.now() - began;
  if (answer?.status !== 200 || String(answer.body).includes("Too many"))
    throw new Error(`search of ${text}: ${answer?.status}`);
  if (took < BETWEEN) await new Promise((done) => setTimeout(done, BETWEEN - took));
  return took;
}

let beyond = 0;
/** The costs of the shop with the fewest orders. */
let fewest: Record<string, Cost> | undefined;
for (const orders of SIZES) {
  say(`\n${orders} orders: wall time; CPU of the shop and of PostgreSQL, as a ratio to ${SIZES[0]} orders`);
  const costs = await measure(orders);
  fewest ??= costs;
  for (const [what, cost] of Object.entries(costs)) {
    const { p50, p95, shopMs, databaseMs } = cost;
    if (p95 > LIMIT_MS) beyond += 1;
    const cpu = ({ shopMs, databaseMs }: Cost) => shopMs + databaseMs;
    const growth = cpu(cost) / cpu(fewest[what] ?? cost);
    say(
      `${p95 > LIMIT_MS ? "✗" : "✓"} ${what.padEnd(28)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ` +
        `${shopMs.toFixed(1)} and ${databaseMs.toFixed(1)} ms, ${growth.toFixed(2)} times`,
    );
  }
}
process.exit(beyond > 0 ? 1 : 0);
