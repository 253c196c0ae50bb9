import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { nodeIsNewEnough, root } from "./node.mjs";
import { run } from "./run.mjs";
import { giveUp, step } from "./say.mjs";

const mark = join(root, "node_modules", ".jamun-installed");

/** Installs the versions of the lock file, unless that was done before. */
export async function install() {
  const fingerprintNow = fingerprint(["package-lock.json"]);
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== fingerprintNow) {
    await step("Installing packages (about a minute the first time)", async () => {
      const npm = process.platform === "win32" ? "npm.cmd" : "npm";
      const code = await run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
      if (code !== 0)
        giveUp("The packages could not be installed. Is the network there? Then run the command again.");
      writeFileSync(mark, fingerprintNow);
    });
  }
  if (!nodeIsNewEnough()) {
    giveUp(
      "There is no packaged Node.js for this machine. Install Node.js 24 or newer, then run the command again.",
    );
  }
}
