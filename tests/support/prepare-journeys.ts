import { JOURNEYS_ON, prepareDemo } from "./demo-place.ts";

/** Playwright's global set-up: loads the demo shop once, which the shop of every worker starts from. */
export default () => prepareDemo([JOURNEYS_ON]);
