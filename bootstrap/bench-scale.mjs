import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { startPostgres } from "./steps/postgres.mjs";
import { run } from "./steps/run.mjs";

await install();
await build();
const postgres = await startPostgres({ durable: true });
const code = await run(pinnedNode(), process.argv.slice(2), {
  env: { BENCH_DATABASE_URL: postgres.url, NODE_ENV: "production" },
});
await postgres.stop();
process.exit(code);
