import { Console } from "node:console";
import { resolve } from "node:path";
import { readConfig } from "../infrastructure/config/config.ts";
import { openEmbedded, openPostgres } from "../infrastructure/database/open-database.ts";
import { openDataFolder } from "../infrastructure/files/data-folder.ts";
import { createLog, type PinoLog } from "../infrastructure/logging/log.ts";
import { holdPort } from "./hold-port.ts";
import type { OpenShop } from "./open-shop.ts";
import { readMachineFacts } from "./resolve-facts.ts";

/**
 * Opens the shop that the environment and `shop.json` describe. Throws `ConfigError` for wrong settings,
 * `FolderUnusable` if the data folder is not writable, and errors of opening the database.
 */
export async function runShop(env: NodeJS.ProcessEnv): Promise<OpenShop> {
  const config = readConfig(env);
  // Standard output is for JSON lines alone; output of libraries goes to standard error.
  globalThis.console = new Console(process.stderr, process.stderr);
  const log = createLog(config.LOG_LEVEL);
  const directory = resolve(config.DATA_DIR);
  const machineFacts = await readMachineFacts(env, { directory });
  const { tightened } = await openDataFolder(directory, { keepsDatabase: !config.DATABASE_URL });
  if (tightened > 0)
    log.warn({ directory, tightened }, "other users could read the data folder: now only its owner can");
  const port = await holdPort(config);
  try {
    const database = config.DATABASE_URL
      ? openPostgres(config.DATABASE_URL, (error) => log.warn({ err: error }, "the database went away"))
      : await openEmbedded(directory);
    // Loaded late: it takes a moment, and a start that can't succeed should end at once.
    const { openShop } = await import("./open-shop.ts");
    return await openShop(config, {
      machineFacts,
      directory,
      database,
      log,
      port,
      say: (line) => report(line, log),
    });
  } catch (error) {
    port.release();
    throw error;
  }
}

/** Writes a line for people to standard error, and for programs to the log. In a terminal once is enough. */
function report(line: string, log: PinoLog): void {
  process.stderr.write(`${line}\n`);
  if (!process.stdout.isTTY) log.info({}, line.trim());
}
