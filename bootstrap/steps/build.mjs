import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { pinnedNode, root } from "./node.mjs";
import { mustRun } from "./run.mjs";
import { step } from "./say.mjs";

const PAGES = [
  "src/web",
  "src/shop",
  "src/contract",
  "vite.config.ts",
  "react-router.config.ts",
  "bootstrap/public-modules.ts",
  "bootstrap/browser-zod.ts",
  "bootstrap/script-groups.ts",
  ".env.example",
  "package-lock.json",
];
const PICTURES = ["demo/photos", "bootstrap/pictures.ts"];

/** Builds what has changed: pictures in all sizes, then the pages. */
export async function build() {
  mkdirSync(join(root, "build"), { recursive: true });
  await ifChanged("pictures", PICTURES, "Making pictures in every size (once)", () =>
    mustRun(pinnedNode(), ["bootstrap/pictures.ts"]),
  );
  await ifChanged("pages", PAGES, "Building pages", async () => {
    await mustRun("react-router", ["build", "--logLevel", "warn"], { env: { NODE_ENV: "production" } });
    await mustRun(pinnedNode(), ["bootstrap/compress-assets.ts"]);
  });
}

/** Builds what was never built. Keeps an outdated build. */
export async function buildWhatIsMissing() {
  if (!existsSync(join(root, "build/pictures/manifest.json"))) await build();
}

async function ifChanged(name, sources, title, work) {
  const mark = join(root, "build", `.${name}-built`);
  const wanted = fingerprint(sources);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  await step(title, work);
  writeFileSync(mark, wanted);
}
