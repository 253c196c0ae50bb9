import { sql } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { outageReason } from "../database/outage-reason.ts";
import { rowsOf } from "../database/rows-of.ts";
import { RUNNING_LOCK } from "../database/running-lock.ts";
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
/** Characters of rows that are sent at once. */
const MAX_BATCH_CHARACTERS = 2_000_000;
/** How long a shop that runs may keep us from its tables. */
const LOCK_TIMEOUT = "10s";
/** PostgreSQL says so when that is over. */
const LOCK_NOT_AVAILABLE = "55P03";

/** The tables are in use. Said to whoever restores. */
export class ShopIsRunning extends Error {
  constructor() {
    super("The shop is running: stop it first.");
    this.name = "ShopIsRunning";
  }
}

type RestoreServices = { db: Db; uploads: Uploads; jobs: Pick<Jobs, "enqueue"> };

/**
 * Puts a backup in the place of all that the shop has, in one transaction: all of it or nothing.
 * @param kept tables that keep their rows
 * @param jobNames work that this version can do
 * @param mayReplace asked when nobody else can write any more, with the names of tables that have rows; throws to
 *   leave everything as it is
 * @returns how many rows
 */
export async function restore(
  { db, uploads, jobs }: RestoreServices,
  {
    path,
    kept,
    jobNames,
    mayReplace,
  }: {
    path: string;
    kept: readonly string[];
    jobNames: readonly string[];
    mayReplace: (filled: string[]) => void;
  },
): Promise<number> {
  const added: string[] = [];
  try {
    return await db.transaction(async (tx) => {
      const tables = (await listTables(tx)).filter(({ name }) => !kept.includes(name));
      const all = commaSeparated(tables.map(({ name }) => tableName(name)));
      await refuseIfShopRuns(tx);
      await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
      await tx.execute(sql`lock table ${all} in access exclusive mode`);
      mayReplace(await tablesWithRows(tx, tables));
      let rows = 0;
      for await (const part of readBackup(path)) {
        if ("header" in part) {
          await checkMigration(tx, part.header);
          await tx.execute(sql`truncate ${all}`);
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
    // A connection that broke may have broken behind the commit, and then rows name these files. If none does, the
    // shop removes them as it does with all that no row names.
    if (outageReason(error) === undefined) await uploads.remove(added);
    throw databaseError(error).code === LOCK_NOT_AVAILABLE ? new ShopIsRunning() : error;
  }
}

/** Until the end of the transaction, no shop counts as running here. */
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
  const own = await latestMigration(tx);
  if (level === own) return;
  const made = BigInt(level) < BigInt(own) ? "an older" : "a newer";
  throw new InvalidBackup(
    `It was made on ${madeAt.slice(0, 10)} by ${made} version of the shop. Restore it with that version; starting another one on it brings the tables up to date.`,
  );
}

function matchingTable(tables: Table[], { name, columns }: { name: string; columns: string[] }): Table {
  const table = tables.find((one) => one.name === name);
  if (!table || table.columns.join() !== columns.join())
    throw new InvalidBackup(`It has a table ${name} that the shop has not, or in another form.`);
  return table;
}

async function insertLines(tx: Tx, table: Table, lines: AsyncGenerator<string>): Promise<number> {
  let rows = 0;
  let some: string[] = [];
  let length = 0;
  const flush = async () => {
    if (some.length > 0) await insert(tx, table, `[${some.join()}]`);
    [some, length] = [[], 0];
  };
  for await (const line of lines) {
    some.push(line);
    length += line.length;
    rows++;
    if (some.length === MAX_BATCH_ROWS || length > MAX_BATCH_CHARACTERS) await flush();
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
    const { code = "", message } = databaseError(error);
    // Data or a constraint (classes 22 and 23). What the rows say stays out of the message: they are people's.
    throw /^2[23]/.test(code) ? new InvalidBackup(`Its rows of ${name} don't fit: ${message}.`) : error;
  }
}

/** The database's own, which Drizzle puts into another. */
function databaseError(error: unknown): Error & { code?: string } {
  return ((error as Error).cause ?? error) as Error & { code?: string };
}

/** Never back: a number that was given out since the backup stands on somebody's invoice. */
async function advanceSequences(tx: Tx, wanted: Record<string, string>): Promise<void> {
  for (const [name, now] of Object.entries(await nextSequenceValues(tx))) {
    const next = BigInt(wanted[name] ?? now);
    if (next > BigInt(now))
      await tx.execute(sql`alter sequence ${tableName(name)} restart with ${sql.raw(`${next}`)}`);
  }
}
