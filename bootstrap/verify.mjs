import { install } from "./steps/install.mjs";
import { pinnedNode } from "./steps/node.mjs";
import { mustRun } from "./steps/run.mjs";

/** The quick part of `npm test`, for before a commit: no browser and no PostgreSQL. */
await install();
await mustRun("biome", ["check", "--error-on-warnings", "."]);
await mustRun("react-router", ["typegen"]);
await mustRun("tsc", []);
await mustRun(pinnedNode(), ["bootstrap/import-rules.mjs"]);
await mustRun("vitest", ["run"]);
