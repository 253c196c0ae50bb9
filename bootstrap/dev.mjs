import { spawn } from "node:child_process";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";

await install();
await build();

// Pages reload while they are edited; a change below these folders restarts the shop.
const watched = ["src/shop", "src/contract", "src/api", "src/server", "src/infrastructure", "src/sandbox"];
const shop = spawn(
  pinnedNode(),
  [
    "--watch",
    "--watch-preserve-output",
    ...watched.map((path) => `--watch-path=${path}`),
    "src/server/main.ts",
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => shop.kill(signal));
shop.once("exit", (code) => process.exit(code ?? 0));
