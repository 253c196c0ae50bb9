import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { run } from "./steps/run.mjs";

await install();
await build();
const postgres = await startPostgres({ durable: true, preload: "pg_stat_statements" });
const code = await run(pinnedNode(), ["bench/run.ts"], {
  env: { BENCH_DATABASE_URL: postgres.url, PGBENCH: postgres.pgbench, NODE_ENV: "production" },
});
await postgres.stop();
process.exit(code);
