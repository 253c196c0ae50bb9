import { join, resolve } from "node:path";
import { type Config, readConfig } from "../infrastructure/config/config.ts";
import {
  migrationState,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "../infrastructure/database/open-database.ts";
import { openDataFolder } from "../infrastructure/files/data-folder.ts";
import { openPictures } from "../infrastructure/pictures/pictures.ts";
import { openUploads } from "../infrastructure/uploads/open-uploads.ts";
import { backupTo, restoreFrom } from "./backup.ts";
import { exportTo, importFrom } from "./catalogue-file.ts";
import { loadDemoOf } from "./demo.ts";
import { grant } from "./grant.ts";
import { HELP } from "./help.ts";
import type { Say, Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";

const PICTURES = join(import.meta.dirname, "../../build/pictures/manifest.json");

/** What whoever typed the command can mend: told in plain words, without a stack. */
const EXPECTED = [
  ...["UsageError", "ConfigError", "FolderUnusable"],
  ...["DirectoryInUse", "DatabaseDamaged", "DatabaseUnavailable", "ShopIsRunning", "UnreadableUpload"],
];

/** What Node was asked to do with a file, as its errors name it. */
const FILE_CALLS = new Set(
  "access close copyfile fsync lstat mkdir open read rename rmdir scandir stat statfs unlink write".split(
    " ",
  ),
);

/** Reads its words before the database is opened, so that a wrong one costs nothing. */
type Command = (words: string[]) => Promise<(tools: Tools, say: Say) => Promise<void>>;

const COMMANDS: Record<string, Command> = {
  import: importFrom,
  export: exportTo,
  demo: loadDemoOf,
  grant,
  backup: backupTo,
  restore: restoreFrom,
};

/**
 * Runs one command of the owner's on the shop that this environment describes, and says what came of it. Where the
 * command or its file is wrong, nothing is changed.
 * @returns the exit code: 2 for what whoever typed it can mend, 1 for a bug
 */
export async function answerCommand(
  words: string[],
  env: NodeJS.ProcessEnv,
  { say, complain }: { say: Say; complain: Say },
): Promise<0 | 1 | 2> {
  try {
    await runCommand(words, env, say);
    return 0;
  } catch (error) {
    const { name, message, stack } = asSentence(error);
    if (name === "CutOff") {
      complain(message);
      return 2;
    }
    if (!EXPECTED.includes(name)) {
      complain(stack ?? message);
      return 1;
    }
    complain(`${message}\nNothing was changed.`);
    return 2;
  }
}

/** The database went away after the command began. */
class CutOff extends Error {
  constructor(message: string) {
    super(`${message} All of the command is stored, or nothing of it. Run it again to be sure.`);
    this.name = "CutOff";
  }
}

/** A file or a disk that can't be used is no bug: whoever typed the command can mend it. */
function asSentence(error: unknown): Error {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const isOfFiles = error instanceof Error && FILE_CALLS.has(syscall ?? "") && code !== undefined;
  return isOfFiles ? new UsageError(`${path ?? "A file"} can't be used (${code}).`) : (error as Error);
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
  const database = await open(config);
  try {
    await database.connect(say);
    await makeReady(database);
    const { db, driver } = database;
    await run(
      {
        ...{ db, driver, config, clock: () => new Date(), pictures: openPictures(PICTURES) },
        uploads: openUploads(join(resolve(config.DATA_DIR), "uploads")),
      },
      say,
    );
  } catch (error) {
    const explained = database.explain(error, `the command ${name}`) as Error;
    throw explained !== error && explained.name === "DatabaseUnavailable"
      ? new CutOff(explained.message)
      : error;
  } finally {
    await database.close();
  }
}

/** Makes the tables of a new database. One that a shop may be using, of an older version, is left alone. */
async function makeReady(database: OpenDatabase): Promise<void> {
  const has = await migrationState(database.db);
  if (has === "some")
    throw new UsageError(
      "The database is of an older version of the shop. Start this version's shop first: it brings the tables up to date. Then run the command again.",
    );
  if (has === "none") await database.migrate();
}

async function open({ DATABASE_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, () => {}, { withoutTimeouts: true });
  const directory = resolve(DATA_DIR);
  await openDataFolder(directory, { keepsDatabase: true });
  return openEmbedded(directory);
}
