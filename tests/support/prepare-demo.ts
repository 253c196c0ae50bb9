import { prepareDemo } from "./demo-place.ts";

/** Vitest's global set-up for tests that start whole shops. */
export default () => prepareDemo();
