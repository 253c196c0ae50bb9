import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./steps/build.mjs";
import { findChromium } from "./steps/chromium.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { startRedis } from "./steps/redis.mjs";
import { run } from "./steps/run.mjs";
import { say } from "./steps/say.mjs";

/** Everything that must hold, one check after the other, and one line at the end that counts. */
const results = { passed: 0, failed: 0 };
const failures = [];

await install();
const chromium = await findChromium();
const postgres = await startPostgres();
const redis = await startRedis();
const reports = join(root, "test-results");
mkdirSync(reports, { recursive: true });

try {
  await check("format and lint", "biome", ["check", "--error-on-warnings", "."]);
  await check("types of routes", "react-router", ["typegen"]);
  await check("types", "tsc", []);
  await check("who may import whom", pinnedNode(), ["bootstrap/borders.mjs"]);
  await build();
  await suite("unit and API, on PGlite", "vitest", "pglite", {});
  await suite("unit and API on PostgreSQL, and races", "vitest", "postgres", {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
  });
  await suite(
    "kills, outages and stops of whole shops",
    "vitest",
    "durability",
    {
      TEST_DATABASE_URL: postgres.url,
    },
    ["--config", "tests/durability/vitest.config.ts"],
  );
  await suite("browser journeys", "playwright", "journeys", {
    CHROMIUM: chromium,
    TEST_DATABASE_URL: postgres.url,
  });
} finally {
  await redis.stop();
  await postgres.stop();
}

for (const title of failures) say(`✗ ${title}`);
say(`${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed > 0 ? 1 : 0);

async function check(title, command, args) {
  say(`\n── ${title}`);
  const began = Date.now();
  count(title, (await run(command, args)) === 0 ? [1, 0] : [0, 1]);
  say(`   took ${Math.round((Date.now() - began) / 1000)} s`);
}

async function suite(title, runner, name, env, more = []) {
  say(`\n── ${title}`);
  const report = join(reports, `${name}.json`);
  const args =
    runner === "vitest"
      ? ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...more]
      : ["test", "--reporter=list,json"];
  const began = Date.now();
  const code = await run(runner, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const counted = countOf(runner, report);
  say(`   took ${Math.round((Date.now() - began) / 1000)} s`);
  // A runner that fails without a failed test (it could not start, a file did not load) is a failure too.
  if (code !== 0 && counted[1] === 0) counted[1] = 1;
  if (counted[0] + counted[1] === 0) counted[1] = 1;
  count(title, counted);
}

function countOf(runner, report) {
  try {
    const read = JSON.parse(readFileSync(report, "utf8"));
    if (runner === "vitest") return [read.numPassedTests, read.numFailedTests];
    return [read.stats.expected, read.stats.unexpected + read.stats.flaky];
  } catch {
    return [0, 0];
  }
}

function count(title, [passed, failed]) {
  results.passed += passed;
  results.failed += failed;
  if (failed > 0) failures.push(title);
}
