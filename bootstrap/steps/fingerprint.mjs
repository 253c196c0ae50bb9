import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./node.mjs";

/** A digest of all files below these paths: of their content, or for pictures of size and name. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addPath(hash, path);
  return hash.digest("hex");
}

function addPath(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const stat = statSync(full);
  if (stat.isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, `${path}/${name}`);
    return;
  }
  hash.update(path);
  if (/\.(webp|png|jpe?g|woff2)$/.test(path)) hash.update(String(stat.size));
  else hash.update(readFileSync(full));
}
