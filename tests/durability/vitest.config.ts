import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** `DURABILITY=quick`, for `npm test`: everything on PostgreSQL except tests tagged `@all`. */
const QUICK = /^(?!.*(@all| on PGlite))/;
/** `DURABILITY=rest`: what is left. */
const REST = /@all| on PGlite/;
const part = process.env.DURABILITY;

/** Runs the longest file first. Vitest would run it last and alone, because it is the smallest. */
class ChaosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isChaos = ({ moduleId }: TestSpecification) => moduleId.endsWith("/chaos.test.ts");
    const others = files.filter((file) => !isChaos(file));
    return [...files.filter(isChaos), ...(await super.sort(others))];
  }
}

/** Whole shops as processes of their own, which are killed, cut off and stopped. Needs `TEST_DATABASE_URL`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    globalSetup: ["../support/prepare-demo.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: ChaosFirst },
    ...(part === "quick" ? { testNamePattern: QUICK } : {}),
    ...(part === "rest" ? { testNamePattern: REST } : {}),
  },
});
