import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCli } from "./run-cli.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");

// Backups and new data folders hold personal data and secrets: only their owner may read them.
process.umask(0o077);
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
process.exitCode = await runCli(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
