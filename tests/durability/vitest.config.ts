import { defineConfig } from "vitest/config";

/** Whole shops as processes of their own, which are killed, cut off and stopped. Needs `TEST_DATABASE_URL`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    globalSetup: ["../support/prepare-demo.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
