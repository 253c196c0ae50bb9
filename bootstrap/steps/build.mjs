import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { pinnedNode, root } from "./node.mjs";
import { mustRun, run } from "./run.mjs";
import { step } from "./say.mjs";

const PAGES = [
  "src/web",
  "src/shop",
  "src/contract",
  "vite.config.ts",
  "react-router.config.ts",
  "bootstrap/public-modules.ts",
  "bootstrap/small-icons.ts",
  "bootstrap/browser-router.ts",
  "bootstrap/browser-zod.ts",
  "bootstrap/script-groups.ts",
  "bootstrap/shopper-manifest.ts",
  ".env.example",
  "package-lock.json",
];
const PICTURES = ["demo/photos", "bootstrap/pictures.ts"];

/**
 * Builds what has changed: pictures in all sizes, then the pages.
 * @param {{ picturesLater?: boolean }} options picturesLater: lists the pictures only; the functions below make them
 */
export async function build({ picturesLater = false } = {}) {
  mkdirSync(join(root, "build"), { recursive: true });
  if (picturesLater) {
    if (changed("pictures", PICTURES)) await mustRun(pinnedNode(), ["bootstrap/pictures.ts", "list"]);
  } else {
    await ifChanged("pictures", PICTURES, "Making pictures in every size (once)", () =>
      mustRun(pinnedNode(), ["bootstrap/pictures.ts"]),
    );
  }
  await ifChanged("pages", PAGES, "Building pages", async () => {
    await mustRun("react-router", ["build", "--logLevel", "warn"], { env: { NODE_ENV: "production" } });
    await mustRun(pinnedNode(), ["bootstrap/compress-assets.ts"]);
  });
}

/**
 * Makes the listed pictures while the shop runs, which serves the originals until then. Prints errors alone: the log of
 * the shop has the output to itself. When interrupted, the next start makes the rest.
 */
export async function makePicturesMeanwhile() {
  const now = changed("pictures", PICTURES);
  if (!now) return;
  const code = await run(pinnedNode(), ["bootstrap/pictures.ts", "meanwhile"], { quiet: true });
  if (code === 0) writeFileSync(markOf("pictures"), now);
}

/** Makes the small pictures that most tests show, beside other tests. The next build makes the others. */
export async function makeSmallPictures() {
  if (changed("pictures", PICTURES))
    await mustRun(pinnedNode(), ["bootstrap/pictures.ts", "small"], { quiet: true });
}

/** Builds what was never built. Keeps an outdated build. */
export async function buildWhatIsMissing() {
  if (!existsSync(join(root, "build/pictures/manifest.json"))) await build();
}

async function ifChanged(name, sources, title, work) {
  const now = changed(name, sources);
  if (!now) return;
  await step(title, work);
  writeFileSync(markOf(name), now);
}

/** The fingerprint of these sources, or null if they were built as they are. */
function changed(name, sources) {
  const now = fingerprint(sources);
  const isBuilt = existsSync(markOf(name)) && readFileSync(markOf(name), "utf8") === now;
  return isBuilt ? null : now;
}

function markOf(name) {
  return join(root, "build", `.${name}-built`);
}
