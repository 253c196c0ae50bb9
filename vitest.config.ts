import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

const TESTS = ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/*.test.ts"];
/** PGlite cannot show these. */
const RACES = "tests/concurrency/**/*.test.ts";
const QUERY_PLANS = "tests/query-plans/*.test.ts";
/** A test opens a database through one of these, directly or not. The tests of the database itself open their own. */
const OPENS_DATABASE = /\/database\/|support\/(database|pglite-pool|demo-deployment|shop)\.ts$/;

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** `ONLY_DATABASE_TESTS=1`: other files have run whole on the other database, and do not depend on it. */
const tests = globSync(TESTS).filter(
  (file) => !process.env.ONLY_DATABASE_TESTS || asksDatabase(file) || hasSlowTests(file),
);
/** `UNIT_TESTS=quick`, for `npm test`: all but tests tagged `@all`. Their files run whole on PGlite in the rest. */
const isQuick = process.env.UNIT_TESTS === "quick";
/** `UNIT_TESTS=long-races`: the races tagged `@all`, which PGlite cannot show. */
const isLongRaces = process.env.UNIT_TESTS === "long-races";

const files = filesToRun();

function filesToRun(): string[] {
  // Alone, because they fill a database for most of a minute.
  if (process.env.QUERY_PLANS) return globSync(QUERY_PLANS);
  if (isLongRaces) return globSync(RACES).filter(hasSlowTests);
  return [...tests, ...(isOnPostgres ? globSync(RACES) : [])];
}

/**
 * Unit and API tests: on PGlite, or on PostgreSQL with the races if `TEST_DATABASE_URL` is set.
 * A worker runs many files in one process, so modules are evaluated once and a PGlite is used again. A test file that
 * replaces modules, globals or the clock gets a process of its own.
 */
export default defineConfig({
  resolve: { alias: { typescript: resolve(import.meta.dirname, "tests/support/typescript-api.ts") } },
  // React as a shop runs it. Its development build takes a tenth more CPU: it records a stack for each element.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: "production" },
    server: { deps: { inline: ["openapi-typescript"] } },
    // One more than cores, because many files wait: for time limits, other processes and the database.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ["tests/support/prepare-databases.ts"],
    // PGlite runs beside long chaos.
    testTimeout: isOnPostgres ? 60_000 : 180_000,
    hookTimeout: isOnPostgres ? 60_000 : 180_000,
    // Long, for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // A failed run prints messages only: "expected [ Array(1) ]" would not tell which request was slow.
    chaiConfig: { truncateThreshold: 2_000 },
    ...(isQuick ? { testNamePattern: /^(?!.*@all)/ } : {}),
    ...(isLongRaces ? { testNamePattern: /@all/ } : {}),
    projects: [
      {
        extends: true,
        test: { name: "shared", include: files.filter((file) => !needsOwnProcess(file)), isolate: false },
      },
      { extends: true, test: { name: "own", include: files.filter(needsOwnProcess) } },
    ],
  },
});

function asksDatabase(file: string, checked = new Set<string>()): boolean {
  if (OPENS_DATABASE.test(file)) return true;
  checked.add(file);
  const modules = testModulesOf(file).filter((module) => !checked.has(module));
  return modules.some((module) => asksDatabase(module, checked));
}

/** The modules of tests and of the demo shop that a file imports. */
function testModulesOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.{1,2}\/[^"]+\.ts)"/g);
  const paths = Array.from(imports, ([, path = ""]) => join(dirname(file), path));
  return paths.filter((path) => /^(tests|demo)\//.test(path));
}

function hasSlowTests(file: string): boolean {
  return readFileSync(file, "utf8").includes('"@all ');
}

/** Does the test replace modules, globals or the clock, which other files of the process would see? */
function needsOwnProcess(file: string): boolean {
  return /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\b|process\.(chdir|env\.\w+ =(?!=))/.test(
    readFileSync(file, "utf8"),
  );
}
