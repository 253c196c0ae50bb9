import { prepareDemo } from "./demo-deployment.ts";

/** Vitest's global set-up for tests that start whole shops. */
export default () => prepareDemo();
