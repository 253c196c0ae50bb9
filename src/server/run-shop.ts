import { readConfig } from "../infrastructure/config/config.ts";
import { createLog } from "../infrastructure/logging/log.ts";
import { type OpenShop, openShop } from "./open-shop.ts";

/** Opens the shop that this environment describes. Throws `ConfigError` when it describes none. */
export function runShop(env: NodeJS.ProcessEnv): Promise<OpenShop> {
  const config = readConfig(env);
  const log = createLog(config.LOG_LEVEL);
  return openShop(config, log, (line) => process.stdout.write(`${line}\n`));
}
