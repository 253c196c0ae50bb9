import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, makePicturesMeanwhile } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";

let shop;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

function stop(signal) {
  stopping = true;
  if (!shop) process.exit(0);
  shop.kill(signal);
}

// npm signals the shell in between, which exits without passing it on. Detect that by the changed parent process.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref();
}

await install();
await build({ picturesLater: true });

shop = spawn(pinnedNode(), ["src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  // Node reuses its compiled code at the next start.
  env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: join(root, "build/compiled") },
});
// The shop was stopped before it had a signal handler, so the signal itself ended it, as intended.
shop.once("exit", (code) => process.exit(code ?? (stopping ? 0 : 1)));
await makePicturesMeanwhile();
