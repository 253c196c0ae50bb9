import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { giveUp, step } from "./say.mjs";

let updated = false;

/** Installs Debian packages, as root on a machine with apt. Otherwise says what to install by hand. */
export async function aptInstall(packages, purpose) {
  if (!canInstall()) {
    giveUp(
      `${purpose} is needed and not on this machine. Install it (Debian: apt-get install ${packages.join(" ")}), then try again.`,
    );
  }
  if (!(await tryAptInstall(packages, purpose))) giveUp(`apt-get could not install ${packages.join(" ")}.`);
}

/** Installs Debian packages that something else can replace. Returns false if that is not possible. */
export async function tryAptInstall(packages, purpose) {
  if (!canInstall()) return false;
  return step(`Installing ${purpose} with apt-get`, async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    if (!updated) await run("apt-get", ["update", "-qq"], { env, quiet: true });
    updated = true;
    const code = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      env,
      quiet: true,
    });
    return code === 0;
  });
}

/** Is this root on a machine with apt? */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}
