import { spawn } from "node:child_process";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";

let shop;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping = true;
    if (!shop) process.exit(0);
    shop.kill(signal);
  });
}

await install();
await build();

shop = spawn(pinnedNode(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
// Asked to stop before it could listen to the question, the shop ends by the signal itself: that is what was wanted.
shop.once("exit", (code) => process.exit(code ?? (stopping ? 0 : 1)));
