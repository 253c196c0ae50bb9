import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { run } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Finds a Chromium: the machine's own, one from apt as root, or Playwright's download. */
export async function findChromium() {
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await aptInstall(["chromium"], "Chromium");
    const installed = onPath();
    if (installed) return installed;
  }
  await run("playwright", ["install", "chromium"]);
  return "";
}

function onPath() {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}
