import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { run } from "./steps/run.mjs";

await install();
await build();
process.exit(await run(pinnedNode(), ["tests/chaos/main.ts"]));
