import { createHash } from "node:crypto";
import pg from "pg";
import { fromPglite, type Db as QueueDb } from "pg-boss";
import type { Tx } from "../database/db.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { EmbeddedClient, PreparingPglite } from "../database/preparing-pglite.ts";

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

/** The embedded database, as the queue uses it: each statement is prepared as on a connection of PostgreSQL. */
export function queueOf(client: PreparingPglite): QueueDb {
  const unprepared = fromPglite(client);
  return {
    ...unprepared,
    executeSql: (text, values = []) => {
      const name = nameOf(text, values);
      return name ? client.queryPrepared({ name, text }, values) : unprepared.executeSql(text, values);
    },
  };
}

/** A transaction of the shop, in which the queue stores a job. */
export function queueIn(tx: Tx, { kind }: OpenDatabase["driver"]): QueueDb {
  if (kind === "pglite") {
    const { client } = tx._.session as unknown as { client: EmbeddedClient & Pick<PreparingPglite, "query"> };
    return {
      executeSql: (text, values = []) => {
        const name = nameOf(text, values);
        return name ? client.queryPrepared({ name, text }, values) : client.query(text, values);
      },
    };
  }
  const { client } = tx._.session as unknown as { client: pg.PoolClient };
  return {
    executeSql: (text, values) => {
      const name = nameOf(text, values);
      return client.query({ ...(name ? { name } : {}), text, values: values ?? [] });
    },
  };
}

/** Undefined if the text cannot be prepared (a script of several statements), or if the limit is reached. */
function nameOf(text: string, values: unknown[] | undefined): string | undefined {
  if (!values?.length && !FETCH.test(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `queue ${createHash("sha256").update(text).digest("base64url").slice(0, 12)}`;
  names.set(text, name);
  return name;
}
