import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM;

/** Journeys that no phone can do: they skip it. */
const wide = globSync("tests/journeys/*.test.ts", { cwd: import.meta.dirname })
  .filter((file) => /^test\.skip\(\(\{ isMobile \}\) => isMobile/m.test(readFileSync(file, "utf8")))
  .map((file) => basename(file, ".test.ts"));
/**
 * What `npm test` runs, by "<project> <file> <title> <tags>". On the phone: all tests except those tagged `@all` and those
 * for desktops, because a skipped test opens a page too. On the desktop: tests for desktops, and those tagged `@desktop`.
 */
const WIDE = `(${wide.join("|")})\\.test\\.ts`;
const QUICK = new RegExp(`^(?!.*@all) ?(phone (?!${WIDE})|desktop ${WIDE}|desktop .*@desktop)`);
/** Journeys that skip themselves on a phone. */
const NEVER = new RegExp(`^ ?phone ${WIDE}`);
/** `JOURNEYS=quick` runs those, `JOURNEYS=rest` the others. Without it, all tests run. */
const part = process.env.JOURNEYS;

/** Browser journeys on the built shop. Each worker starts a shop of its own (tests/support/shop.ts). */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/support/prepare-journeys.ts",
  workers: 2,
  ...(part === "quick" ? { grep: QUICK } : {}),
  ...(part === "rest" ? { grepInvert: [QUICK, NEVER] } : {}),
  forbidOnly: true,
  // Long, for a busy machine. Tests of speed have limits of their own.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // A trace of actions and requests. With pictures and copies of every page (`--trace on`) tests take a fifth longer.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    locale: "en-IN",
    // On purpose not India's: the shop's days and hours must not follow the browser's zone.
    timezoneId: "America/New_York",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
