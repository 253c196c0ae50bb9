import { spawn } from "node:child_process";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";

await install();
await build();

const shop = spawn(pinnedNode(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => shop.kill(signal));
shop.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
