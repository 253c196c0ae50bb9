import { JOURNEYS_ON, prepareDemo } from "./demo-deployment.ts";

/** Playwright's global set-up: loads the demo shop once, for the shops of all workers. */
export default () => prepareDemo([JOURNEYS_ON]);
