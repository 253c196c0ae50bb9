import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM;

/** Journeys that no phone can do, and those that are the same on a desktop: they skip it. */
const WIDE = filesThatSkip("isMobile");
const NARROW = filesThatSkip("!isMobile");
/**
 * The tests of `npm test`, by "<project> <file> <title> <tags>". On the phone: all except those tagged `@all` and those
 * for desktops, because a skipped test opens a page too. On the desktop: those for desktops or tagged `@desktop`.
 */
const QUICK = new RegExp(`^(?!.*@all) ?(phone (?!${WIDE})|desktop ${WIDE}|desktop .*@desktop)`);
/**
 * Each skipped test would open a page, and some a shop of their own. Tests tagged `@one-width` read only addresses,
 * history, storage or messages, which no width changes: the phone's run is enough.
 */
const SKIPPED = new RegExp(`^ ?(phone ${WIDE}|desktop ${NARROW}|desktop .*@one-width)`);
/** `JOURNEYS=quick` runs those, `JOURNEYS=rest` the others. Without it, all tests run. */
const part = process.env.JOURNEYS;

/** Files of journeys that skip themselves if this is true, as the source of a regular expression. */
function filesThatSkip(condition: "isMobile" | "!isMobile"): string {
  const skips = `\ntest.skip(({ isMobile }) => ${condition},`;
  const files = globSync("tests/journeys/*.test.ts", { cwd: import.meta.dirname })
    .filter((file) => readFileSync(file, "utf8").includes(skips))
    .map((file) => basename(file, ".test.ts"));
  return `(${files.join("|")})\\.test\\.ts`;
}

/** Browser journeys on the built shop. Each worker starts a shop of its own (tests/support/shop.ts). */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  globalSetup: "./tests/support/prepare-journeys.ts",
  workers: 2,
  ...(part === "quick" ? { grep: QUICK } : {}),
  ...(part === "rest" ? { grepInvert: [QUICK, SKIPPED] } : {}),
  forbidOnly: true,
  // Long, for a busy machine. Tests of speed have limits of their own.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // No trace: it took a sixth of the CPU of all journeys. `--trace retain-on-failure` records one.
    trace: "off",
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
        // A page lives for seconds: what V8's optimising compilers cost is never won back. A twelfth of all CPU.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
