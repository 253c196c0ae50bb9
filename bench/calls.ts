import pg from "pg";
import { type Shopper, signUp } from "../tests/support/shopper.ts";
import { startBare } from "./cached-pages.ts";
import { cpuOfWork } from "./cpu-time.ts";

/** Calls before measuring: the engine still optimises during the first hundreds. */
const WARM_UP = 400;
const MEASURED = 400;
/** Cart lines that are added to in turn. */
const SKUS = 20;
/** More than a round needs to have searches enough. */
const STEPS_A_ROUND = 40;
const COMMON_WORDS = ["chocolate", "red velvet", "roses", "birthday cake", "black forest", "mango"];

/** CPU time of a call, in ms: of the shop, of PostgreSQL, and of a bare server that sends the same bytes. */
export type CallCost = { what: string; limitMs: number; shopMs: number; databaseMs: number; bareMs: number };

type Call = { what: string; limitMs: number; send: (nth: number) => Promise<Response> };

/**
 * The cost of searches, additions to a cart, and slots.
 * @param options round: counts the measurements of one shop, each with new searches
 * @param shop started with `TRUST_PROXY=loopback`, because a network may search only 600 times a minute
 */
export async function costOfCalls(
  shop: string,
  databaseUrl: string,
  { round = 0 } = {},
): Promise<CallCost[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const costs: CallCost[] = [];
  for (const call of await calls(shop, round)) costs.push(await costOf(call, shop, database));
  await database.end();
  return costs;
}

async function calls(shop: string, round: number): Promise<Call[]> {
  const rows = await catalogueRows(shop);
  const skus = rows.slice(0, SKUS).map((row) => String(row[2]));
  const terms = newTerms(
    rows.map((row) => String(row[1])),
    round,
  );
  const shopper = await signUp(shop, `bench-calls-${round}@example.com`);
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const search = (words: string | undefined, nth: number) =>
    visit(`${shop}/search?q=${encodeURIComponent(words ?? "")}`, nth);
  return [
    {
      what: "a repeated search",
      limitMs: 1,
      send: (nth) => search(COMMON_WORDS[nth % COMMON_WORDS.length], nth),
    },
    { what: "a new search", limitMs: 3, send: (nth) => search(terms[nth], nth) },
    { what: "adding to the cart", limitMs: 2.5, send: (nth) => add(shopper, skus[nth % SKUS]) },
    {
      what: "the slots of a day",
      limitMs: 2.5,
      send: (nth) => visit(`${shop}/api/delivery/windows/110001?date=${date}&sku=${skus[0]}`, nth),
    },
  ];
}

async function costOf({ what, limitMs, send }: Call, shop: string, database: pg.Client): Promise<CallCost> {
  let body: Buffer = Buffer.alloc(0);
  for (let nth = 0; nth < WARM_UP; nth++) body = await bodyOf(await send(nth));
  const cpu = await cpuOfWork({ shop, database }, async () => {
    for (let nth = WARM_UP; nth < WARM_UP + MEASURED; nth++) body = await bodyOf(await send(nth));
  });
  return {
    ...{ what, limitMs },
    shopMs: cpu.shop / MEASURED,
    databaseMs: cpu.database / MEASURED,
    bareMs: await cpuOfBare(body),
  };
}

async function cpuOfBare(body: Buffer): Promise<number> {
  const bare = await startBare({ "content-type": "application/octet-stream" }, body);
  const cpu = async () => Number(await (await fetch(`${bare.url}cpu`)).text());
  for (let nth = 0; nth < WARM_UP; nth++) await bodyOf(await fetch(bare.url));
  const before = await cpu();
  for (let nth = 0; nth < MEASURED; nth++) await bodyOf(await fetch(bare.url));
  const used = (await cpu()) - before;
  bare.process.kill();
  return used / MEASURED;
}

/** Each visit comes from another network, and accepts Brotli as browsers do. */
function visit(url: string, nth: number): Promise<Response> {
  const network = `10.1.${(nth >> 8) & 255}.${nth & 255}`;
  return fetch(url, { headers: { "x-forwarded-for": network, "accept-encoding": "br" } });
}

async function add(shopper: Shopper, sku: string | undefined): Promise<Response> {
  const { status, body } = await shopper.post("/api/user/addTocart", {
    email: shopper.email,
    SKU: [{ skuid: sku, quantity: 1 }],
  });
  return Response.json(body, { status });
}

async function bodyOf(answer: Response): Promise<Buffer> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function catalogueRows(shop: string): Promise<unknown[][]> {
  const answer = await fetch(`${shop}/api/cakes/get-cakes?start=0&end=1000`);
  return ((await answer.json()) as { data: unknown[][] }).data.slice(1);
}

/** Different searches of one word of a product's name, then of two. */
function newTerms(names: string[], round: number): string[] {
  const words = [
    ...new Set(
      names
        .join(" ")
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? [],
    ),
  ];
  const terms = new Set<string>();
  for (let step = round * STEPS_A_ROUND; terms.size < WARM_UP + MEASURED; step++)
    for (const [at, word] of words.entries()) {
      const other = words[(at * 7 + step * 31) % words.length] ?? "";
      terms.add(step === 0 ? word : `${word} ${other}`);
    }
  return [...terms];
}
