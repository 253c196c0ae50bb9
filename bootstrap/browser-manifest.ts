import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ASSETS = join(import.meta.dirname, "../build/web/client/assets");

export type Route = { parentId?: string; imports: string[]; css: string[]; [field: string]: unknown };
export type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/**
 * The manifest of routes that React Router writes for browsers while it builds the server.
 * @returns path and code of its file, what stands before the JSON in it, and the JSON
 */
export function readBrowserManifest(): {
  path: string;
  code: string;
  assignment: string;
  manifest: Manifest;
} {
  const name = readdirSync(ASSETS).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("React Router has changed: it wrote no manifest.");
  const path = join(ASSETS, name);
  const code = readFileSync(path, "utf8");
  const [start, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
  return { path, code, assignment: code.slice(0, start), manifest: JSON.parse(code.slice(start, end)) };
}
