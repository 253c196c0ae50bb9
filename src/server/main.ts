import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig } from "../infrastructure/config/config.ts";
import { DirectoryInUse } from "../infrastructure/database/directory-lock.ts";
import { createLog } from "../infrastructure/logging/log.ts";
import { type OpenShop, openShop } from "./open-shop.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");

let shop: OpenShop | undefined;
let stopping = false;

/** Answers what is under way, then gives database and port back. Set up first: a signal may come at any time. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await shop?.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

try {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  shop = await openShop(config, log, (line) => process.stdout.write(`${line}\n`));
  if (stopping) await shop.close();
} catch (error) {
  if (stopping) process.exit(0);
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exit(expected ? 2 : 1);
}
