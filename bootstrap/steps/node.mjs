import { existsSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");

/** The Node version that the project pins, once it is installed; otherwise the one that runs. */
export function pinnedNode() {
  const platform = { darwin: "darwin", linux: "linux", win32: "win" }[process.platform];
  const binary = process.platform === "win32" ? "node.exe" : "node";
  const path = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin", binary);
  return existsSync(path) ? path : process.execPath;
}

/** Can the Node that will run the shop run TypeScript directly? */
export function nodeIsNewEnough() {
  return pinnedNode() !== process.execPath || Number(process.versions.node.split(".")[0]) >= 24;
}
