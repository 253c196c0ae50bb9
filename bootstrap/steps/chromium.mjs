import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, canInstall, tryAptInstall } from "./apt.mjs";
import { run } from "./run.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** The same engine without windows, in about three quarters of the CPU time. */
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** Finds a Chromium: the machine's own, one from apt as root, or Playwright's download. */
export async function findChromium() {
  const browserPath = onPath(BROWSERS);
  if (browserPath) return browserPath;
  if (canInstall()) {
    await aptInstall(["chromium"], "Chromium");
    const installed = onPath(BROWSERS);
    if (installed) return installed;
  }
  await run("playwright", ["install", "chromium"]);
  return "";
}

/** Finds a Chromium for the journeys: a headless shell, from apt too, or else any. */
export async function findHeadlessChromium() {
  const shellPath = onPath(HEADLESS_SHELLS);
  if (shellPath) return shellPath;
  await tryAptInstall(["chromium-headless-shell"], "Chromium's headless shell");
  return onPath(HEADLESS_SHELLS) ?? findChromium();
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}
