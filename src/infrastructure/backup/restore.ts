import { sql } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { outageReason } from "../database/outage-reason.ts";
import { rowsOf } from "../database/rows-of.ts";
import { RUNNING_LOCK } from "../database/running-lock.ts";
import { errorCode } from "../files/error-code.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { deleteJobs } from "../jobs/waiting-jobs.ts";
import type { Uploads } from "../uploads/open-uploads.ts";
import { type Header, InvalidBackup, parseJob, parseLine, readBackup, UploadLine } from "./backup-file.ts";
import {
  commaSeparated,
  latestMigration,
  listTables,
  nextSequenceValues,
  type Table,
  tableName,
} from "./tables.ts";

const MAX_BATCH_ROWS = 500;
/** Characters of rows sent in one statement. */
const MAX_BATCH_CHARACTERS = 2_000_000;
/** How long to wait for table locks that a running shop holds. */
const LOCK_TIMEOUT = "10s";
/** PostgreSQL's code for a lock timeout. */
const LOCK_NOT_AVAILABLE = "55P03";

/** The tables are in use. The message is shown to the user of the command. */
export class ShopIsRunning extends Error {
  constructor() {
    super("The shop is running: stop it first.");
    this.name = "ShopIsRunning";
  }
}

type RestoreServices = { db: Db; uploads: Uploads; jobs: Pick<Jobs, "enqueue"> };

/**
 * Replaces everything in the shop by a backup, in one transaction.
 * @param keptTables tables that keep their rows
 * @param jobNames jobs that this version can run
 * @param mayReplace called with the tables that have rows once no other transaction can write; throws to change nothing
 * @returns the number of rows
 */
export async function restore(
  { db, uploads, jobs }: RestoreServices,
  {
    path,
    keptTables,
    jobNames,
    mayReplace,
  }: {
    path: string;
    keptTables: readonly string[];
    jobNames: readonly string[];
    mayReplace: (filled: string[]) => void;
  },
): Promise<number> {
  const added: string[] = [];
  try {
    return await db.transaction(async (tx) => {
      const tables = (await listTables(tx)).filter(({ name }) => !keptTables.includes(name));
      const tableList = commaSeparated(tables.map(({ name }) => tableName(name)));
      await refuseIfShopRuns(tx);
      await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
      await tx.execute(sql`lock table ${tableList} in access exclusive mode`);
      mayReplace(await tablesWithRows(tx, tables));
      let rows = 0;
      for await (const part of readBackup(path)) {
        if ("header" in part) {
          await checkMigration(tx, part.header);
          await tx.execute(sql`truncate ${tableList}`);
          await deleteJobs(tx);
          await advanceSequences(tx, part.header.next);
        } else if (part.head.part === "table") {
          rows += await insertLines(tx, matchingTable(tables, part.head), part.lines);
        } else if (part.head.part === "jobs") {
          for await (const line of part.lines) {
            const { name, data } = parseJob(line, jobNames);
            await jobs.enqueue(tx, name, data);
          }
        } else {
          for await (const line of part.lines) {
            const { name, bytes } = parseLine(UploadLine, line);
            if (bytes !== null && (await uploads.restore(name, Buffer.from(bytes, "base64"))))
              added.push(name);
          }
        }
      }
      return rows;
    });
  } catch (error) {
    // After a lost connection the transaction may have committed, so keep the files. The shop removes those that no
    // row refers to.
    if (outageReason(error) === undefined) await uploads.remove(added);
    throw errorCode(databaseError(error)) === LOCK_NOT_AVAILABLE ? new ShopIsRunning() : error;
  }
}

/** Also keeps shops from starting here until the transaction ends. */
async function refuseIfShopRuns(tx: Tx): Promise<void> {
  const [lock] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${RUNNING_LOCK}::bigint) as taken`,
  );
  if (!lock?.taken) throw new ShopIsRunning();
}

async function tablesWithRows(tx: Tx, tables: Table[]): Promise<string[]> {
  const looks = tables.map(
    ({ name }) => sql`select ${name}::text as name where exists (select from ${tableName(name)})`,
  );
  const filled = await rowsOf<{ name: string }>(tx, sql.join(looks, sql` union all `));
  return filled.map(({ name }) => name);
}

async function checkMigration(tx: Tx, { migratedTo: level, madeAt }: Header): Promise<void> {
  const current = await latestMigration(tx);
  if (level === current) return;
  const made = BigInt(level) < BigInt(current) ? "an older" : "a newer";
  throw new InvalidBackup(
    `It was made on ${madeAt.slice(0, 10)} by ${made} version of the shop. Restore it with that version; starting another one on it brings the tables up to date.`,
  );
}

function matchingTable(tables: Table[], { name, columns }: { name: string; columns: string[] }): Table {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table || table.columns.join() !== columns.join())
    throw new InvalidBackup(`It has a table ${name} that the shop has not, or in another form.`);
  return table;
}

async function insertLines(tx: Tx, table: Table, lines: AsyncGenerator<string>): Promise<number> {
  let rows = 0;
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) await insert(tx, table, `[${batch.join()}]`);
    [batch, length] = [[], 0];
  };
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    rows++;
    if (batch.length === MAX_BATCH_ROWS || length > MAX_BATCH_CHARACTERS) await flush();
  }
  await flush();
  return rows;
}

async function insert(tx: Tx, { name, columns }: Table, rows: string): Promise<void> {
  const chosen = commaSeparated(columns.map((column) => sql`${sql.identifier(column)}`));
  const table = tableName(name);
  try {
    await tx.execute(sql`insert into ${table} (${chosen}) overriding system value
      select ${chosen} from json_populate_recordset(null::${table}, ${rows}::json)`);
  } catch (error) {
    const cause = databaseError(error);
    // Data errors and constraints (classes 22 and 23). The message leaves out the values, which are personal.
    throw cause instanceof Error && /^2[23]/.test(errorCode(cause) ?? "")
      ? new InvalidBackup(`Its rows of ${name} don't fit: ${cause.message}.`)
      : error;
  }
}

/** The database's own error, which Drizzle wraps. */
function databaseError(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}

/** Sequences never go back: numbers used since the backup are on invoices. */
async function advanceSequences(tx: Tx, sequenceValues: Record<string, string>): Promise<void> {
  for (const [name, now] of Object.entries(await nextSequenceValues(tx))) {
    const next = BigInt(sequenceValues[name] ?? now);
    if (next > BigInt(now))
      await tx.execute(sql`alter sequence ${tableName(name)} restart with ${sql.raw(`${next}`)}`);
  }
}
