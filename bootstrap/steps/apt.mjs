import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { giveUp, step } from "./say.mjs";

let updated = false;

/** Installs Debian packages, as root on a machine with apt. Otherwise says what to install by hand. */
export async function aptInstall(packages, purpose) {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync("/usr/bin/apt-get")) {
    giveUp(
      `${purpose} is needed and not on this machine. Install it (Debian: apt-get install ${packages.join(" ")}), then try again.`,
    );
  }
  await step(`Installing ${purpose} with apt-get`, async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    if (!updated) await run("apt-get", ["update", "-qq"], { env, quiet: true });
    updated = true;
    const code = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      env,
      quiet: true,
    });
    if (code !== 0) giveUp(`apt-get could not install ${packages.join(" ")}.`);
  });
}
