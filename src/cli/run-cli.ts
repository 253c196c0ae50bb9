import { join, resolve } from "node:path";
import { type Config, readConfig } from "../infrastructure/config/config.ts";
import { migrationState } from "../infrastructure/database/migrations.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "../infrastructure/database/open-database.ts";
import { DatabaseUnavailable } from "../infrastructure/database/wait-for-connection.ts";
import { openDataFolder } from "../infrastructure/files/data-folder.ts";
import { isSystemError } from "../infrastructure/files/error-code.ts";
import { errorLine } from "../infrastructure/logging/error-line.ts";
import { openPictures } from "../infrastructure/pictures/pictures.ts";
import { openUploads } from "../infrastructure/uploads/open-uploads.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { exportCommand, importCommand } from "./catalogue-file.ts";
import { demoCommand } from "./demo.ts";
import { grantCommand } from "./grant.ts";
import { HELP } from "./help.ts";
import type { Say, Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";

const PICTURES = join(import.meta.dirname, "../../build/pictures/manifest.json");

/** Errors that the user can fix: shown as they are. */
const USER_ERRORS = [
  ...["UsageError", "ConfigError", "FolderUnusable"],
  ...["DirectoryInUse", "DatabaseDamaged", "DatabaseUnavailable", "ShopIsRunning", "UnreadableUpload"],
];

/** Names of file operations in Node's errors. */
const FILE_SYSCALLS = new Set(
  "access close copyfile fsync lstat mkdir open read rename rmdir scandir stat statfs unlink write".split(
    " ",
  ),
);

/** Parses its arguments before the database is opened, so that a wrong one fails fast. */
type Command = (words: string[]) => Promise<(tools: Tools, say: Say) => Promise<void>>;

const COMMANDS: Record<string, Command> = {
  import: importCommand,
  export: exportCommand,
  demo: demoCommand,
  grant: grantCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

/**
 * Runs one command on the shop that this environment describes, and prints the result. Wrong arguments or files
 * change nothing.
 * @returns the exit code: 2 for errors that the user can fix, 1 for bugs
 */
export async function runCli(
  words: string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: { say: Say; complain: Say },
): Promise<0 | 1 | 2> {
  try {
    await runCommand(words, env, say);
    return 0;
  } catch (error) {
    const { name, message } = explainFileError(error);
    if (name === "ConnectionLost") {
      complain(message);
      return 2;
    }
    if (!USER_ERRORS.includes(name)) {
      complain(`The command failed: ${errorLine(error)}`);
      return 1;
    }
    complain(`${message}\nNothing was changed.`);
    return 2;
  }
}

/** The database connection was lost after the command began. */
class ConnectionLost extends Error {
  constructor(message: string) {
    super(`${message} All of the command is stored, or nothing of it. Run it again to be sure.`);
    this.name = "ConnectionLost";
  }
}

/** Turns a file or disk error into a sentence, because the user can fix it. */
function explainFileError(error: unknown): Error {
  if (isSystemError(error) && FILE_SYSCALLS.has(error.syscall ?? ""))
    return new UsageError(`${error.path ?? "A file"} can't be used (${error.code}).`);
  return error instanceof Error ? error : new Error(String(error));
}

async function runCommand(
  [name = "help", ...words]: string[],
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  if (["help", "--help", "-h"].includes(name)) return say(HELP);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${HELP}\n`);
  const run = await command(words);
  const config = readConfig(env);
  const database = await openConfiguredDatabase(config);
  try {
    await database.connect(say);
    await migrateIfNew(database);
    const { db, driver } = database;
    await run(
      {
        ...{ db, driver, config, clock: () => new Date(), pictures: openPictures(PICTURES) },
        uploads: openUploads(join(resolve(config.DATA_DIR), "uploads")),
      },
      say,
    );
  } catch (error) {
    const explained = database.explain(error, `the command ${name}`);
    throw explained !== error && explained instanceof DatabaseUnavailable
      ? new ConnectionLost(explained.message)
      : error;
  } finally {
    await database.close();
  }
}

/** Creates the tables of a new database. Refuses an older version, which a running shop may be using. */
async function migrateIfNew(database: OpenDatabase): Promise<void> {
  const has = await migrationState(database.db);
  if (has === "some")
    throw new UsageError(
      "The database is of an older version of the shop. Start this version's shop first: it brings the tables up to date. Then run the command again.",
    );
  if (has === "none") await database.migrate();
}

async function openConfiguredDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, () => {}, { withoutTimeouts: true });
  const directory = resolve(DATA_DIR);
  await openDataFolder(directory, { keepsDatabase: true });
  return openEmbedded(directory);
}
