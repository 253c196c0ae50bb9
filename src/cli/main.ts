import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerCommand } from "./run-command.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");

// Backups, and the data folder of a new shop, hold people's names and secrets: only their owner may read them.
process.umask(0o077);
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
process.exitCode = await answerCommand(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
