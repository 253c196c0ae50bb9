import { resolve } from "node:path";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { run } from "./steps/run.mjs";

await install();
await build();
const postgres = await startPostgres({ durable: true, preload: "pg_stat_statements" });
// `--against <checkout>` compares with another built checkout instead of with the limits.
const [option, checkout] = process.argv.slice(2);
const script =
  option === "--against" && checkout ? ["bench/compare-checkouts.ts", resolve(checkout)] : ["bench/run.ts"];
const code = await run(pinnedNode(), script, {
  env: { BENCH_DATABASE_URL: postgres.url, PGBENCH: postgres.pgbench, NODE_ENV: "production" },
});
await postgres.stop();
process.exit(code);
