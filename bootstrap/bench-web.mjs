import { build } from "./steps/build.mjs";
import { findChromium } from "./steps/chromium.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { run } from "./steps/run.mjs";

await install();
const chromium = await findChromium();
await build();
process.exit(
  await run(pinnedNode(), ["bench/web.ts"], { env: { CHROMIUM: chromium, NODE_ENV: "production" } }),
);
