import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OpenShop } from "./open-shop.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");
/** Errors that are the surroundings' fault: one line for people, no stack. */
const EXPECTED = [
  "ConfigError",
  "FolderUnusable",
  "DirectoryInUse",
  "DatabaseDamaged",
  "DatabaseUnavailable",
];
/** How long stopping may take, in ms. Whatever still hangs then is left to the database, which loses nothing. */
const STOP_WITHIN = 9_000;

let shop: OpenShop | undefined;
let stopping = false;

/** Answers what is under way, then gives database and port back. During the start there is nothing to answer. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  await shop?.close().catch(fail);
  process.exit(0);
}

function fail(error: Error): never {
  const expected = EXPECTED.includes(error.name);
  process.stderr.write(`${expected ? error.message : (error.stack ?? error)}\n`);
  process.exit(expected ? 2 : 1);
}

// What the shop writes holds people's names and secrets: only its owner may read it.
process.umask(0o077);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

try {
  // Only now, because loading all of it takes a moment, and a signal may come at any time.
  const { runShop } = await import("./run-shop.ts");
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  shop = await runShop(process.env);
} catch (error) {
  if (!stopping) fail(error as Error);
}
