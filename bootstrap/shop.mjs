import { spawn } from "node:child_process";
import { buildWhatIsMissing } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { pinnedNode, root } from "./steps/node.mjs";

await install();
// A running shop serves the build, so a command must not rebuild it.
await buildWhatIsMissing();

const command = spawn(pinnedNode(), ["src/cli/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
command.once("exit", (code) => process.exit(code ?? 1));
