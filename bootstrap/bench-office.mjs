import { build } from "./steps/build.mjs";
import { findHeadlessChromium } from "./steps/chromium.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { run } from "./steps/run.mjs";

await install();
const chromium = await findHeadlessChromium();
await build();
const postgres = await startPostgres({ durable: true });
const code = await run(pinnedNode(), ["bench/office.ts"], {
  env: { BENCH_DATABASE_URL: postgres.url, CHROMIUM: chromium, NODE_ENV: "production" },
});
await postgres.stop();
process.exit(code);
