import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, makePicturesMeanwhile, makeSmallPictures } from "./steps/build.mjs";
import { findHeadlessChromium } from "./steps/chromium.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { startRedis } from "./steps/redis.mjs";
import { run } from "./steps/run.mjs";
import { say } from "./steps/say.mjs";
import { temporaryFolder } from "./steps/temporary-files.mjs";
import { playwrightCounts, vitestCounts } from "./steps/test-counts.mjs";

/**
 * `npm test` runs every kind of test once. `npm run test:all` then runs the rest: the other database, the other
 * width, query plans, and long chaos. The last line counts.
 */
const isAll = process.argv[2] === "all";
let passed = 0;
/** Names of failed tests and checks. */
const failed = [];

await install();
const chromium = await findHeadlessChromium();
const runFolder = mkdtempSync(join(temporaryFolder(), "jamun-"));
// PostgreSQL, which runs as another user, reaches its own folder in here.
chmodSync(runFolder, 0o711);
// Every process that a test starts inherits these. Node reuses compiled code, as in `npm start`: tests start hundreds of
// short threads and processes.
process.env.TMPDIR = runFolder;
process.env.NODE_COMPILE_CACHE = join(root, "build/compiled");
const stops = [];
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));
const [postgres, redis] = await startDatabases().catch(async (error) => {
  await cleanUp();
  throw error;
});
const onPostgres = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
const reports = join(root, "test-results");
mkdirSync(reports, { recursive: true });
const demoFolder = mkdtempSync(join(tmpdir(), "jamun-demo-"));
/** Variables by which suites of whole shops find the demo shop. */
let demo = {};

try {
  // Neither keeps both cores busy.
  await Promise.all([checks(), building({ picturesLater: true })]);
  // At the lowest priority, beside tests that wait now and then. No test before the journeys shows a picture.
  const pictures = reportedAs("small pictures", makeSmallPictures());
  const loadingDemo = loadDemo();
  const quick = { ...onPostgres, UNIT_TESTS: "quick", BAD_REQUESTS_TIMES: "0.25" };
  await vitest("unit, API and races, on PostgreSQL", "postgres", quick);
  demo = await loadingDemo;
  await pictures;
  await durability("kills, outages, stops and a short chaos", "quick");
  await journeys("browser journeys", "quick");
  if (isAll) await rest();
} finally {
  await cleanUp();
}

for (const name of failed) say(`✗ ${name}`);
say(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

async function startDatabases() {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const redis = await startRedis();
  stops.push(redis.stop);
  return [postgres, redis];
}

/** Stops the databases and removes all temporary files of the run, which may be in memory. */
async function cleanUp() {
  await Promise.allSettled(stops.splice(0).map((stop) => stop()));
  // Tests that a signal ends may still write for a moment.
  rmSync(runFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Only what `npm test` leaves out. */
async function rest() {
  // In all sizes, which the quick part does without.
  const pictures = makePicturesMeanwhile();
  await vitest("query plans of a shop with two years of orders", "query-plans", {
    ...onPostgres,
    QUERY_PLANS: "1",
  });
  await vitest("races at length, on PostgreSQL", "long-races", { ...onPostgres, UNIT_TESTS: "long-races" });
  // Chaos mostly waits, and its promises hold on a busy machine too.
  await Promise.all([
    vitest("all that asks a database, on PGlite", "pglite", { ONLY_DATABASE_TESTS: "1" }),
    check("chaos at length", pinnedNode(), ["tests/chaos/main.ts"], { hold: true }),
  ]);
  await pictures;
  // Makes what is missing, and counts what fails.
  await building();
  await durability("kills, outages, stops and a short chaos, on PGlite", "rest");
  await journeys("browser journeys at the other width and every alias, on PostgreSQL", "rest", {
    JOURNEYS_ON: "PostgreSQL",
  });
}

function building(options = {}) {
  return reportedAs("build", build(options));
}

/** Reports a failed step by itself, because the suites after it fail for another reason then. */
async function reportedAs(title, work) {
  const began = Date.now();
  await work.catch((error) => {
    say(String(error));
    count(title, { passed: 0, failed: [title] }, began);
  });
}

/** Loads the demo shop on both databases. If that fails, each suite loads its own and reports the failure. */
async function loadDemo() {
  const file = join(demoFolder, "env.json");
  const env = { TMPDIR: demoFolder, TEST_DATABASE_URL: postgres.url };
  const code = await run(pinnedNode(), ["tests/support/load-demo.ts", file], { env, hold: true });
  return code === 0 ? JSON.parse(readFileSync(file, "utf8")) : {};
}

async function checks() {
  // Prints the output of each check at its end, because the build runs in parallel.
  const held = { hold: true };
  await check("format and lint", "biome", ["check", "--error-on-warnings", "."], held);
  await check("types of routes", "react-router", ["typegen"], held);
  await check("types", "tsc", [], held);
  await check("who may import whom", pinnedNode(), ["bootstrap/import-rules.mjs"], held);
}

function durability(title, part) {
  const env = { ...demo, TEST_DATABASE_URL: postgres.url, DURABILITY: part };
  return vitest(title, `durability-${part}`, env, ["--config", "tests/durability/vitest.config.ts"]);
}

async function check(title, command, args, options) {
  const began = Date.now();
  if (!options?.hold) say(`\n── ${title}`);
  const code = await run(command, args, options);
  count(title, code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [title] }, began);
}

async function vitest(title, name, env, extraArgs = []) {
  const report = join(reports, `${name}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...extraArgs];
  await suite(title, report, () => run("vitest", args, { env }), vitestCounts);
}

async function journeys(title, part, extraEnv = {}) {
  const report = join(reports, `journeys-${part}.json`);
  const env = {
    ...extraEnv,
    ...demo,
    CHROMIUM: chromium,
    TEST_DATABASE_URL: postgres.url,
    JOURNEYS: part,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await suite(
    title,
    report,
    () => run("playwright", ["test", "--reporter=list,json"], { env }),
    (path) => playwrightCounts(path, { eachRuns: part === "quick" }),
  );
}

async function suite(title, report, work, countsIn) {
  say(`\n── ${title}`);
  // Removes an earlier report, which must not be counted.
  rmSync(report, { force: true });
  const began = Date.now();
  const code = await work();
  const counted = countsIn(report);
  // A runner that fails without a failed test (could not start, or a file did not load) is a failure too.
  const isSilent = counted.failed.length === 0 && (code !== 0 || counted.passed === 0);
  count(title, isSilent ? { ...counted, failed: [title] } : counted, began);
}

function count(title, counts, began) {
  passed += counts.passed;
  failed.push(...counts.failed);
  say(`${counts.failed.length > 0 ? "✗" : "✓"} ${title} (${Math.round((Date.now() - began) / 1000)} s)`);
}
