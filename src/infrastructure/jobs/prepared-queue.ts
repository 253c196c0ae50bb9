import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { type DrizzleTransactionLike, fromDrizzle } from "pg-boss";
import type { Tx } from "../database/db.ts";
import type { OpenDatabase } from "../database/open-database.ts";

/** Statements that one process prepares. The queue has about two for each kind of job. */
const MOST_STATEMENTS = 150;
/** Fetching jobs has no parameters: the queue's name is in the text. */
const FETCH = /^\s*WITH\s+next AS\b/;

/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/**
 * A connection of the job queue that prepares its statements. PostgreSQL takes twice as long to plan those that fetch,
 * store and complete a job as to run them.
 */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has a dozen signatures.
  override query(text: any, values?: any, callback?: any): any {
    const name = typeof text === "string" ? nameOf(text, values) : undefined;
    return name
      ? super.query({ name, text, values: values ?? [] }, callback)
      : super.query(text, values, callback);
  }
}

/** Options of the queue's own connections, which the library passes on to the driver's pool. */
export const PREPARING = { Client: PreparingClient };

/** A transaction of the shop, in which the queue stores a job. */
export function queueIn(tx: Tx, { kind }: OpenDatabase["driver"]): ReturnType<typeof fromDrizzle> {
  if (kind === "pglite") return fromDrizzle(tx as DrizzleTransactionLike, sql);
  const { client } = tx._.session as unknown as { client: pg.PoolClient };
  return {
    executeSql: (text, values) => {
      const name = nameOf(text, values);
      return client.query({ ...(name ? { name } : {}), text, values: values ?? [] });
    },
  };
}

/** Undefined for what cannot be prepared, such as scripts of several statements, and for what comes after the limit. */
function nameOf(text: string, values: unknown[] | undefined): string | undefined {
  if (!values?.length && !FETCH.test(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `queue ${createHash("sha256").update(text).digest("base64url").slice(0, 12)}`;
  names.set(text, name);
  return name;
}
