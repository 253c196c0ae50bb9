import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../database/db.ts";
import { rowsOf } from "../database/rows-of.ts";
import { errorCode } from "../files/error-code.ts";
import { selectWaitingJobs } from "../jobs/waiting-jobs.ts";
import type { Uploads } from "../uploads/open-uploads.ts";
import type { Header, PartHead } from "./backup-file.ts";
import {
  commaSeparated,
  latestMigration,
  listTables,
  nextSequenceValues,
  type Table,
  tableName,
} from "./tables.ts";

const BATCH_ROWS = 500;

/**
 * Writes the whole shop into one compressed file: the rows of every table except `without`, waiting jobs of these
 * names, and customers' files. It is one snapshot, even while people order.
 * @param signedBy fingerprint of the secret that signs the shop's links
 * @returns the number of rows
 */
export async function createBackup(
  { db, uploads, clock }: { db: Db; uploads: Uploads; clock: () => Date },
  {
    path,
    without,
    jobNames,
    signedBy,
  }: { path: string; without: readonly string[]; jobNames: readonly string[]; signedBy: string | null },
): Promise<number> {
  let rows = 0;
  async function* allLines(tx: Tx): AsyncGenerator<string> {
    // The first query fixes the snapshot. Sequences are read after it, so their values are above every number in the
    // rows.
    const header: Omit<Header, "next"> = {
      format: "jamun-backup-1",
      madeAt: clock().toISOString(),
      migratedTo: await latestMigration(tx),
      signedBy,
    };
    yield lineOf({ ...header, next: await nextSequenceValues(tx) });
    for (const table of await listTables(tx)) {
      if (without.includes(table.name)) continue;
      const rowCount = await countRows(tx, table);
      rows += rowCount;
      yield headOf({ part: "table", name: table.name, columns: table.columns, lines: rowCount });
      yield* rowsOfTable(tx, table);
    }
    const jobs = await selectWaitingJobs(tx, jobNames);
    yield headOf({ part: "jobs", lines: jobs.length });
    for (const job of jobs) yield lineOf(job);
    // A file is written before the row that refers to it, so every file that a row names is listed here, or was
    // erased since.
    const names = await uploads.list();
    yield headOf({ part: "uploads", lines: names.length });
    for (const name of names) {
      yield lineOf({ name, bytes: await readUpload(uploads, name) });
    }
    yield headOf({ part: "end", lines: 0 });
  }
  await db.transaction(
    (tx) =>
      pipeline(
        Readable.from(allLines(tx)),
        createGzip(),
        // A new file for its owner alone, since it holds addresses and orders. An existing file would keep its mode.
        createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
      ),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return rows;
}

/** A customer's file can't be read, so the backup would lack it. The message is shown to the user of the command. */
export class UnreadableUpload extends Error {
  constructor(name: string, code: string) {
    super(
      `The customer's file uploads/${name} in DATA_DIR can't be read (${code}), so there is no backup. Make it readable; if it is lost, remove it.`,
    );
    this.name = "UnreadableUpload";
  }
}

/** In base64. Null if it was erased meanwhile. Throws `UnreadableUpload`. */
async function readUpload(uploads: Uploads, name: string): Promise<string | null> {
  try {
    const file = await uploads.open(name);
    return file && (await buffer(file.read())).toString("base64");
  } catch (error) {
    throw new UnreadableUpload(name, errorCode(error) ?? String(error));
  }
}

async function countRows(tx: Tx, { name }: Table): Promise<number> {
  const [counted] = await rowsOf<{ many: number }>(
    tx,
    sql`select count(*)::int as many from ${tableName(name)}`,
  );
  return counted?.many ?? 0;
}

/** Converted to JSON by the database, so that no number or timestamp loses digits in JavaScript. */
async function* rowsOfTable(tx: Tx, { name, columns, ownKeys }: Table): AsyncGenerator<string> {
  const order =
    ownKeys.length > 0
      ? sql` order by ${commaSeparated(ownKeys.map((key) => sql`${sql.identifier(key)} is not null`))}`
      : sql``;
  const chosen = commaSeparated(
    columns.map((column) => sql.identifier(column)).map((column) => sql`${column}`),
  );
  await tx.execute(sql`declare backup_rows no scroll cursor for
    select row_to_json(one)::text as line from (select ${chosen} from ${tableName(name)}${order}) one`);
  for (;;) {
    const batch = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${BATCH_ROWS} from backup_rows`));
    for (const { line } of batch) yield `${line}\n`;
    if (batch.length < BATCH_ROWS) break;
  }
  await tx.execute(sql`close backup_rows`);
}

function headOf(head: PartHead): string {
  return lineOf(head);
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
