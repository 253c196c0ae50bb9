import { access, constants } from "node:fs/promises";
import { checkBackup, InvalidBackup } from "../infrastructure/backup/backup-file.ts";
import { createBackup } from "../infrastructure/backup/create-backup.ts";
import { restore } from "../infrastructure/backup/restore.ts";
import { findSessionSecret, fingerprintOf } from "../infrastructure/config/secrets.ts";
import { outageReason } from "../infrastructure/database/outage-reason.ts";
import { isSystemError } from "../infrastructure/files/error-code.ts";
import { openJobs } from "../infrastructure/jobs/open-jobs.ts";
import { createLog } from "../infrastructure/logging/log.ts";
import { JOB_NAMES } from "../shop/reactions.ts";
import type { Say, Tools } from "./tools.ts";
import { UsageError } from "./usage-error.ts";
import { writeFileAtomically } from "./write-file-atomically.ts";

/** Triggers record here what cached pages must show anew. A restore is such a change. */
const PUBLIC_CHANGES = "public_changes";
/** Sessions and mailed codes: those that were ended since the backup must not come back. */
const SIGN_IN_TABLES = ["sessions", "verifications"];

const NOT_BACKED_UP = [PUBLIC_CHANGES, ...SIGN_IN_TABLES];
const NOT_REPLACED = [PUBLIC_CHANGES];

const REPLACE = "--replace";

/** The message names at most this many tables with rows. */
const MAX_NAMED_TABLES = 6;

const OTHER_SECRET_WARNING =
  "WARNING: the shop of this backup used another secret. Links in its mails (orders, invoices, newsletter) don't open here, and webhooks are not sent until each has a new secret. Copy its DATA_DIR/secrets.json, or its SESSION_SECRET, before starting this shop.";

/** `backup <file>` */
export async function backupCommand([file, ...extra]: string[]) {
  if (!file || file.startsWith("-") || extra.length > 0)
    throw new UsageError("backup takes one file, such as shop.backup.");
  return async (tools: Tools, say: Say) => {
    const signedBy = await secretFingerprint(tools);
    let rows = 0;
    await writeFileAtomically(file, async (unfinished) => {
      rows = await createBackup(tools, {
        path: unfinished,
        without: NOT_BACKED_UP,
        jobNames: JOB_NAMES,
        signedBy,
      });
      if (rows === 0)
        throw new UsageError("This shop is empty. Do DATABASE_URL and DATA_DIR name the right one?");
    });
    say(
      `${file} has all ${rows} rows of the shop, its waiting jobs, and customers' files. It contains no secrets: keep DATA_DIR/secrets.json and .env too, in another place, because mailed links only open with the same SESSION_SECRET. It holds customers' personal data: keep it safe.`,
    );
  };
}

/** `restore <file>`, with `--replace` also in a shop that has something */
export async function restoreCommand(words: string[]) {
  const replace = words.includes(REPLACE);
  const [file, ...extra] = words.filter((word) => word !== REPLACE);
  if (!file || file.startsWith("-") || extra.length > 0)
    throw new UsageError(`restore takes one backup file, and ${REPLACE} to overwrite the shop's data.`);
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} can't be read (${error.code}).`);
  });
  const { signedBy } = await withUsageErrors(file, () => checkBackup(file, JOB_NAMES));
  return async (tools: Tools, say: Say) => {
    const isSameSecret = signedBy === null || signedBy === (await secretFingerprint(tools));
    const mayReplace = (filled: string[]) => {
      if (!replace && filled.length > 0)
        throw new UsageError(
          `The shop is not empty, and a restore would delete all its data (${nameTables(filled)}): restore into an empty shop, or add ${REPLACE}.`,
        );
    };
    const jobs = await openJobs({ driver: tools.driver, names: JOB_NAMES, log: createLog("silent") });
    try {
      const rows = await withUsageErrors(file, () =>
        restore(
          { ...tools, jobs },
          { path: file, keptTables: NOT_REPLACED, jobNames: JOB_NAMES, mayReplace },
        ),
      );
      say(`The shop now has the ${rows} rows of ${file}. Everybody must sign in again.`);
      if (!isSameSecret) say(OTHER_SECRET_WARNING);
    } finally {
      await jobs.stop();
    }
  };
}

async function secretFingerprint({ config }: Tools): Promise<string | null> {
  const secret = await findSessionSecret(config);
  return secret === null ? null : fingerprintOf(secret);
}

/** Names the first tables. */
function nameTables(tables: string[]): string {
  const notNamed = tables.length - MAX_NAMED_TABLES;
  return `${tables.slice(0, MAX_NAMED_TABLES).join(", ")}${notNamed > 0 ? ` and ${notNamed} more` : ""}`;
}

async function withUsageErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidBackup) throw new UsageError(`${file} can't be restored. ${error.message}`);
    // For example a folder, which can be opened but not read.
    if (isSystemError(error) && error.syscall === "read" && outageReason(error) === undefined)
      throw new UsageError(`${file} can't be read (${error.code}).`);
    throw error;
  }
}
