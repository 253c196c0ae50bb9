import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const TESTS = ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/*.test.ts"];

/** Unit and API tests on PGlite. With `TEST_DATABASE_URL`, those of them that ask a database, on PostgreSQL, and the races. */
export default defineConfig({
  test: {
    include: process.env.TEST_DATABASE_URL
      ? [...globSync(TESTS).filter(asksDatabase), "tests/concurrency/**/*.test.ts"]
      : TESTS,
    // One for each core: by default one is left idle, which of two is half the machine.
    maxWorkers: "100%",
    globalSetup: ["tests/support/prepare-databases.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** A database comes to a test out of `tests/support`, and the tests of the database itself open their own. */
function asksDatabase(file: string): boolean {
  return file.includes("/database/") || /from ".*\bsupport\//.test(readFileSync(file, "utf8"));
}
