import { existsSync } from "node:fs";
import { join } from "node:path";
import { errorLine } from "../infrastructure/logging/error-line.ts";
import type { OpenShop } from "./open-shop.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");
/** Errors that the operator can fix: shown as they are. */
const USER_ERRORS = [
  "ConfigError",
  "FolderUnusable",
  "DirectoryInUse",
  "DatabaseDamaged",
  "DatabaseUnavailable",
];
/** How long stopping may take, in ms. The process then exits; the database loses nothing. */
const STOP_TIMEOUT_MS = 9_000;

let shop: OpenShop | undefined;
let stopping = false;

/** Finishes open requests, then releases database and port. During the start there are none. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  await shop?.close().catch(fail);
  process.exit(0);
}

function fail(error: Error): never {
  const expected = USER_ERRORS.includes(error.name);
  process.stderr.write(`${expected ? error.message : `The shop failed: ${errorLine(error)}`}\n`);
  process.exit(expected ? 2 : 1);
}

// The shop's files hold personal data and secrets: only their owner may read them.
process.umask(0o077);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

try {
  // Loaded after the signal handlers are set, because loading takes a moment.
  const { runShop } = await import("./run-shop.ts");
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  shop = await runShop(process.env);
} catch (error) {
  if (!stopping) fail(error instanceof Error ? error : new Error(String(error)));
}
