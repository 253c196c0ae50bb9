import { defineConfig } from "vitest/config";

/** Unit and API tests on PGlite; the same on PostgreSQL when `TEST_DATABASE_URL` is set, and the races with it. */
export default defineConfig({
  test: {
    include: [
      "src/**/*.test.ts",
      "demo/**/*.test.ts",
      "tests/*.test.ts",
      ...(process.env.TEST_DATABASE_URL ? ["tests/concurrency/**/*.test.ts"] : []),
    ],
    globalSetup: ["tests/support/prepare-databases.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
